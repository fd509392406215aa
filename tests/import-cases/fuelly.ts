import type { ImportCase } from '#tests/import-files.ts';

export const fuellyCases: ImportCase[] = [
  {
    of: 'the site in liters: the second row is of June 12, cost is liters times price',
    locale: 'en-IE',
    files: ['fuelly-metric.csv'],
    answers: { currency: 'EUR', energy: 'gasoline' },
    asks: ['currency', 'energy'],
    records: [
      'fill 2021-06-06 gasoline 57432 72.88EUR 186886km full',
      'fill 2021-06-12 gasoline 50441 66.53EUR 187205km full',
      'fill 2021-06-25 gasoline 20500 27.04EUR 5000km missed',
    ],
  },
  {
    of: 'the site in gallons, which may be of two countries',
    locale: 'en-US',
    files: ['fuelly-us.csv'],
    answers: { currency: 'USD', energy: 'gasoline', volume: 'ukgal' },
    asks: ['currency', 'energy', 'volume'],
    records: ['fill 2019-03-14 gasoline 45461 34.59USD 19867km full'],
  },
  {
    of: 'the app, with services',
    locale: 'en-US',
    files: ['fuelly-app.csv'],
    answers: { currency: 'USD', volume: 'usgal' },
    asks: ['currency', 'volume'],
    records: [
      'fill 2010-01-18 gasoline 27463 19.8USD 32840km full',
      "repair 2010-02-01 service 45USD 33796km 'Oil Change, Tire Rotation'",
    ],
  },
  {
    of: 'the site in miles and gallons of the United Kingdom, priced in pounds',
    locale: 'en-GB',
    files: ['fuelly-uk.csv'],
    answers: { energy: 'gasoline', volume: 'ukgal' },
    asks: ['energy', 'volume'],
    records: [
      'fill 2023-03-04 gasoline 39546 56.94GBP 48618km full',
      'fill 2023-03-17 gasoline 41606 60.32GBP 49278km',
    ],
  },
  {
    of: 'the site, saved again by a German spreadsheet: nobody buys fuel by thousands of liters',
    locale: 'de-DE',
    files: ['fuelly-de-spreadsheet.csv'],
    answers: { currency: 'EUR', energy: 'gasoline' },
    asks: ['currency', 'energy'],
    records: [
      'fill 2021-06-06 gasoline 26739 49.71EUR 186886km full',
      'fill 2021-06-25 gasoline 28137 52.87EUR 187205km full',
    ],
  },
];
