import type { ImportCase } from '#tests/import-files.ts';

export const mygarageCases: ImportCase[] = [
  {
    of: 'metric fuel',
    locale: 'en-IE',
    files: ['mygarage-fuel-metric.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      'fill 2025-06-01 diesel 42500 70.13EUR 45000km full',
      'fill 2025-06-14 diesel 30000 47.5EUR missed',
    ],
  },
  {
    of: 'imperial fuel; a row of an unknown system is refused',
    locale: 'en-US',
    files: ['mygarage-fuel-imperial.csv'],
    answers: { currency: 'USD' },
    asks: ['currency'],
    records: ['fill 2025-06-01 gasoline 37854 35USD 16093km full'],
    unreadable: ['3 distance-unit'],
  },
  {
    of: 'services and readings of one car',
    locale: 'en-LV',
    files: ['mygarage-service.csv', 'mygarage-odometer.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      "repair 2025-05-02 service 89.9EUR 44000km 'Oil change'",
      "repair 2025-05-03 inspection 45EUR 44010km 'Inspection'",
      'mileage 2025-05-05 44100km',
    ],
  },
  {
    of: 'metric fuel, saved again by a German spreadsheet: day or month first, and WAHR for True',
    locale: 'de-DE',
    files: ['mygarage-fuel-de-spreadsheet.csv'],
    answers: { currency: 'EUR', dates: 'dmy' },
    asks: ['currency', 'dates'],
    records: [
      'fill 2025-06-01 diesel 42500 70.13EUR 45000km full',
      'fill 2025-07-05 diesel 38250 62.69EUR 45630km full',
    ],
  },
  {
    of: 'services of a Swedish owner, in crowns',
    locale: 'sv-SE',
    files: ['mygarage-service-sv.csv'],
    answers: { currency: 'SEK' },
    asks: ['currency'],
    records: [
      "repair 2025-05-02 service 1895SEK 144000km 'Oljebyte'",
      "repair 2025-05-20 inspection 589SEK 144600km 'Kontrollbesiktning'",
    ],
  },
];
