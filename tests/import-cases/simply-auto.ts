import type { ImportCase } from '#tests/import-files.ts';

export const simplyAutoCases: ImportCase[] = [
  {
    of: 'an older log, services and cars together; commas without quotes stay in the description',
    locale: 'pl-PL',
    files: ['simply-auto-log.csv', 'simply-auto-services.csv', 'simply-auto-vehicles.csv'],
    answers: { currency: 'PLN', distance: 'km', volume: 'l' },
    asks: ['currency', 'distance', 'volume'],
    records: [
      'fill 2020-01-05 gasoline 40000 220PLN 10000km full',
      'fill 2020-01-18 gasoline 20500 110PLN 10300km missed',
      "repair 2020-01-25 tyres 480PLN 10600km 'Tire Rotation, Oil Change'",
      'mileage 2020-01-26 10700km',
      "repair 2020-01-27 other 30PLN 10800km 'Wash'",
      "reminder oil 2021-01-25 25600km every 1year 15000km 'Engine Oil'",
    ],
    skipped: { template: 1 },
  },
  {
    of: 'months from zero and decimal commas; the shift is reported',
    locale: 'de-DE',
    files: ['simply-auto-log-zero-months.csv'],
    answers: { currency: 'EUR', distance: 'km', volume: 'l' },
    asks: ['currency', 'distance', 'volume'],
    records: [
      'fill 2020-01-05 diesel 40500 60EUR 10000km full',
      'fill 2020-12-05 diesel 38200 58EUR 10500km full',
    ],
    skipped: { 'months-from-zero': 2 },
  },
  {
    of: 'gallons of the United Kingdom',
    locale: 'en-GB',
    files: ['simply-auto-log.csv'],
    answers: { currency: 'GBP', distance: 'mi', volume: 'ukgal' },
    asks: ['currency', 'distance', 'volume'],
    records: [
      'fill 2020-01-05 gasoline 181844 220GBP 16093km full',
      'fill 2020-01-18 gasoline 93195 110GBP 16576km missed',
      "repair 2020-01-25 tyres 480GBP 17059km 'Tire Rotation, Oil Change'",
      'mileage 2020-01-26 17220km',
      "repair 2020-01-27 other 30GBP 17381km 'Wash'",
    ],
  },
  {
    of: 'United States: miles and gallons, a comma without quotes in the description',
    locale: 'en-US',
    files: ['simply-auto-log-us.csv'],
    answers: { currency: 'USD', distance: 'mi', volume: 'usgal' },
    asks: ['currency', 'distance', 'volume'],
    records: [
      'fill 2022-07-04 gasoline 53753 48.99USD 98492km full',
      'fill 2022-07-19 gasoline 52428 47.78USD 99119km full missed',
      "repair 2022-07-22 service 89.95USD 99297km 'Engine Oil, Air Filter'",
    ],
  },
  {
    of: 'Latvian, saved again as the Unicode text of a spreadsheet: UTF-16 and tabs',
    locale: 'lv-LV',
    files: ['simply-auto-log-lv-unicode.txt'],
    answers: { currency: 'EUR', distance: 'km', volume: 'l' },
    asks: ['currency', 'distance', 'volume'],
    records: [
      'fill 2021-03-05 diesel 42700 67.89EUR 98000km full',
      'fill 2021-03-28 diesel 38150 60.66EUR 98650km full',
      "repair 2021-03-30 tyres 240EUR 98700km 'Riepu maiņa'",
    ],
  },
];
