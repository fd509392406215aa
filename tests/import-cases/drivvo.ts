import type { ImportCase } from '#tests/import-files.ts';

export const drivvoCases: ImportCase[] = [
  {
    of: 'Russian, 22 columns: a second fuel is a second fill-up, mileage 0 is none',
    locale: 'ru-RU',
    files: ['drivvo-ru.csv'],
    answers: { currency: 'RUB' },
    asks: ['currency'],
    records: [
      'fill 2025-08-24 gasoline 40000 8800RUB 121727km full',
      'fill 2025-09-02 gasoline 15000 3315RUB',
      'fill 2025-09-02 lpg 20000 1200RUB full',
      "repair 2025-08-30 insurance 25000RUB 121800km 'ОСАГО'",
      "repair 2025-09-01 service 5400RUB 121900km 'Замена масла'",
    ],
  },
  {
    of: 'Portuguese, 30 columns with charging and the vehicle',
    locale: 'pt-BR',
    files: ['drivvo-pt.csv'],
    answers: { currency: 'BRL' },
    asks: ['currency'],
    records: [
      'fill 2026-09-15 gasoline 45527 89.64BRL 1234km full',
      'fill 2026-09-20 electric 30000 24BRL 1500km',
      "repair 2026-09-16 tyres 57.44BRL 1500km 'Pneus - Rodízio'",
    ],
    skipped: { income: 1 },
  },
  {
    of: 'English, short, with the missed fill-up',
    locale: 'en-PL',
    files: ['drivvo-en.csv'],
    answers: { currency: 'PLN', distance: 'km' },
    asks: ['currency', 'distance'],
    records: [
      'fill 2019-05-21 gasoline 40000 207.6PLN 45000km full',
      'fill 2019-06-03 gasoline 40000 207.6PLN 45600km full missed',
    ],
    skipped: { trip: 1 },
  },
  {
    of: 'Spanish of Mexico, with sections in Spanish',
    locale: 'es-MX',
    files: ['drivvo-es-mx.csv'],
    answers: { currency: 'MXN' },
    asks: ['currency'],
    records: [
      'fill 2025-05-21 gasoline 40000 939.6MXN 45000km full',
      'fill 2025-06-02 diesel 20000 502MXN 45420km',
      "repair 2025-05-25 service 1850MXN 45100km 'Cambio de aceite'",
      "repair 2025-05-26 insurance 7200MXN 45150km 'Seguro'",
    ],
  },
  {
    of: 'German, saved again by a German spreadsheet',
    locale: 'de-DE',
    files: ['drivvo-de-spreadsheet.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      'fill 2025-08-24 gasoline 40000 69.16EUR 98765km full',
      'fill 2025-09-07 gasoline 36250 61.59EUR 99310km full',
      "repair 2025-09-01 service 289.9EUR 99000km 'Ölwechsel'",
    ],
  },
];
