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
  {
    of: 'fuel of version 4, which says its units in the headers only',
    locale: 'en-LV',
    files: ['mygarage-fuel-v4.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      'fill 2025-03-01 diesel 42500 70.13EUR 45000km full',
      'fill 2025-03-14 diesel 40100 65.76EUR 45600km full',
    ],
  },
  {
    of: 'miles and gallons of the United Kingdom, as version 6 names them in the headers',
    locale: 'en-GB',
    files: ['mygarage-fuel-uk.csv'],
    answers: { currency: 'GBP' },
    asks: ['currency'],
    records: [
      'fill 2025-06-01 gasoline 45461 65GBP 16093km full',
      'fill 2025-06-20 gasoline 43188 58.8GBP 16753km full',
    ],
  },
  {
    of: 'exhaust fluid, a policy, a tax and a note',
    locale: 'en-LV',
    files: ['mygarage-def-us.csv', 'mygarage-insurance.csv', 'mygarage-tax.csv', 'mygarage-notes.csv'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      'fill 2025-05-11 adblue 9464 9.75EUR 19312km',
      "repair 2025-01-10 insurance 84.5EUR 'Balta'",
      "repair 2025-01-12 tax 110EUR 'Road tax'",
      "note 2025-02-02 'Tire pressure'",
    ],
  },
  {
    of: 'the JSON of a car; it names no kWh, so that a charge is refused',
    locale: 'en-LV',
    files: ['mygarage.json'],
    answers: { currency: 'EUR' },
    asks: ['currency'],
    records: [
      "repair 2025-05-02 service 89.9EUR 44000km 'Oil change'",
      'fill 2025-06-01 diesel 42500 70.13EUR 45000km full',
      'fill 2025-05-11 adblue 9000 9.9EUR 44500km',
      'mileage 2025-05-05 44100km',
      "note 2025-03-01 'engine_hours: 120.5'",
      "note 2025-02-02 'Tire pressure'",
    ],
    unreadable: ['2 amount'],
  },
];
