import type { ImportCase } from '#tests/import-files.ts';

export const spritmonitorCases: ImportCase[] = [
  {
    of: 'German: type 3 is full and after a gap, type 0 is out of the figures',
    locale: 'de-DE',
    files: ['spritmonitor-de.csv'],
    answers: { volume: 'l' },
    asks: ['volume'],
    records: [
      'fill 2009-11-11 gasoline 52190 72.49EUR 71060km full',
      'fill 2009-11-20 lpg 40000 55EUR 71560km full missed',
      'fill 2009-11-25 gasoline 20000 28EUR 71800km',
      'fill 2009-11-30 gasoline 20000 28EUR 72000km missed',
    ],
  },
  {
    of: 'English: yen without decimals, electricity in kWh, hydrogen as a note',
    locale: 'en-DE',
    files: ['spritmonitor-en.csv'],
    answers: { distance: 'km', volume: 'l' },
    asks: ['distance', 'volume'],
    records: [
      'fill 2020-03-03 diesel 50000 8750JPY 10000km full',
      'fill 2020-03-04 electric 31500 12.6GBP 10200km full',
      "note 2020-03-05 'Hydrogen'",
      'fill 2020-03-06 adblue 10000 9EUR 10300km full',
    ],
  },
  {
    of: 'German costs; buying the car and refunds are left out',
    locale: 'de-DE',
    files: ['spritmonitor-costs-de.csv'],
    asks: [],
    records: [
      "repair 2010-01-15 service 89.9EUR 73000km 'Ölwechsel'",
      "repair 2010-01-17 inspection 98EUR 73002km 'Inspection'",
    ],
    skipped: { purchase: 1, refund: 1 },
  },
  {
    of: 'a note that ends in a backslash costs its row, and shifts nothing',
    locale: 'de-DE',
    files: ['spritmonitor-swallowed.csv'],
    answers: { volume: 'l' },
    asks: ['volume'],
    records: ['fill 2009-11-25 gasoline 20000 28EUR 71800km full'],
    unreadable: ['2 cells'],
  },
  {
    of: 'Swiss, with francs, euros and a character set of single bytes',
    locale: 'de-CH',
    files: ['spritmonitor-de-ch.csv'],
    answers: { volume: 'l' },
    asks: ['volume'],
    records: [
      'fill 2022-05-04 diesel 41800 86.94CHF 120450km full',
      'fill 2022-06-09 diesel 40100 78.6EUR 121060km full',
    ],
  },
  {
    of: 'English, saved again by a British spreadsheet: commas, decimal points and miles',
    locale: 'en-GB',
    files: ['spritmonitor-en-gb-spreadsheet.csv'],
    answers: { distance: 'mi', volume: 'l' },
    asks: ['distance', 'volume'],
    records: [
      'fill 2022-05-04 gasoline 41800 70.22GBP 81191km full',
      'fill 2022-05-19 gasoline 35100 59.32GBP 81739km',
    ],
  },
  {
    of: 'English costs, without a title',
    locale: 'en-PL',
    files: ['spritmonitor-costs-en.csv'],
    answers: { distance: 'km' },
    asks: ['distance'],
    records: [
      "repair 2021-01-15 tyres 60PLN 73000km 'Tyre change'",
      "repair 2021-01-16 insurance 1450PLN 73001km 'Insurance'",
    ],
  },
  {
    of: 'German, saved again by an Austrian spreadsheet, which doubles quotes',
    locale: 'de-AT',
    files: ['spritmonitor-de-at-spreadsheet.csv'],
    answers: { volume: 'l' },
    asks: ['volume'],
    records: [
      'fill 2019-11-11 gasoline 52190 72.49EUR 71060km full',
      'fill 2019-11-20 gasoline 40000 55EUR 71560km full',
    ],
  },
];
