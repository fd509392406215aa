import type { ImportCase } from '#tests/import-files.ts';

export const acarCases: ImportCase[] = [
  {
    of: 'United States, with the cars and a unit that is none',
    locale: 'en-US',
    files: ['acar-us.csv'],
    answers: { currency: 'USD' },
    asks: ['currency'],
    records: [
      'fill 2019-03-14 gasoline 39747 36.32USD 19867km full',
      "repair 2019-04-02 service 59.99USD 20761km 'Oil Change, Oil Filter'",
    ],
    unreadable: ['10 distance-unit'],
  },
  {
    of: 'German, day first, with a currency of its own',
    locale: 'de-DE',
    files: ['acar-metric.csv'],
    asks: [],
    records: [
      'fill 2019-03-25 diesel 40500 59.09EUR 12345km missed',
      "repair 2019-03-26 other 8EUR 12400km 'Parking'",
    ],
  },
  {
    of: 'British, with events instead of services',
    locale: 'en-GB',
    files: ['acar-uk-events.csv'],
    asks: [],
    records: [
      'fill 2020-01-31 gasoline 36369 44GBP 14484km full',
      "repair 2020-02-01 tyres 99GBP 14500km 'Tyre change'",
    ],
  },
  {
    of: 'Swedish: the year first, a space between thousands, crowns of three countries',
    locale: 'sv-SE',
    files: ['acar-sv.csv'],
    answers: { currency: 'SEK' },
    asks: ['currency'],
    records: [
      'fill 2021-12-03 diesel 52140 964.07SEK 213450km full',
      "repair 2021-12-05 service 2895SEK 213600km 'Oil Change'",
    ],
  },
  {
    of: 'Latvian, saved again by a Latvian spreadsheet in the Baltic character set',
    locale: 'lv-LV',
    files: ['acar-lv-spreadsheet.csv'],
    asks: [],
    records: [
      'fill 2023-01-31 diesel 48250 82.94EUR 145200km full',
      'fill 2023-02-05 diesel 45000 76.5EUR 145900km',
      "repair 2023-02-06 insurance 128.4EUR 146000km 'OCTA apdrošināšana'",
    ],
  },
];
