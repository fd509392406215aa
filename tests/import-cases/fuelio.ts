import type { ImportCase } from '#tests/import-files.ts';

export const fuelioCases: ImportCase[] = [
  {
    of: 'British: miles and liters, reminders, income left out',
    locale: 'en-GB',
    files: ['fuelio-uk.csv'],
    answers: { currency: 'GBP' },
    asks: ['currency'],
    records: [
      'fill 2024-03-10 gasoline 46301 67.09GBP 341949km full',
      'fill 2024-02-20 gasoline 40000 60GBP 341342km missed',
      "reminder inspection 2024-07-19 'MOT'",
      "reminder oil 2025-02-10 350837km every 12month 9656km 'Oil and filter'",
      "repair 2024-02-10 service 120.5GBP 341181km 'Oil and filter'",
      "repair 2024-02-12 tyres 180GBP 341197km 'Two tyres'",
    ],
    skipped: { income: 1 },
  },
  {
    of: 'a plug-in hybrid of the United States: gallons of gasoline, kWh of electricity',
    locale: 'en-US',
    files: ['fuelio-us-phev.csv'],
    answers: { currency: 'USD' },
    asks: ['currency'],
    records: [
      'fill 2024-03-10 gasoline 37854 35USD 16093km full',
      'fill 2024-03-11 electric 8200 1.2USD 16158km full',
    ],
  },
  {
    of: 'Polish, with the headers of older versions and padded sections',
    locale: 'pl-PL',
    files: ['fuelio-pl-old.csv'],
    answers: { currency: 'PLN', energy: 'diesel' },
    asks: ['currency', 'energy'],
    records: ['fill 2013-03-19 diesel 35500 180.1PLN 100500km full missed'],
    unreadable: ['6 odometer'],
  },
  {
    of: 'Latvian, saved again by a Latvian spreadsheet, which changed the dates of reminders too',
    locale: 'lv-LV',
    files: ['fuelio-lv-spreadsheet.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      'fill 2024-03-10 diesel 46301 71.72EUR 286120km full',
      'fill 2024-02-24 diesel 40500 62.78EUR 285440km',
      "reminder inspection 2024-07-19 'Tehniskā apskate'",
      "reminder oil 2025-02-10 300000km every 12month 15000km 'Eļļas maiņa'",
      "repair 2024-02-10 service 120.5EUR 285000km 'Eļļas maiņa'",
      "repair 2024-02-12 tyres 412.8EUR 285010km 'Vasaras riepas'",
    ],
  },
];
