import { describe, test } from 'vitest';
import { expectImport, type ImportCase } from '#tests/import-files.ts';

describe('Spritmonitor', () => {
  const cases: ImportCase[] = [
    {
      of: 'German: type 3 is full and after a gap, type 0 is invalid',
      files: ['spritmonitor-de.csv'],
      answers: { volume: 'l' },
      asks: ['volume'],
      records: [
        'fill 2009-11-11 gasoline 52190 72.49EUR 71060km full',
        'fill 2009-11-20 lpg 40000 55EUR 71560km full missed',
        'fill 2009-11-25 gasoline 20000 28EUR 71800km',
      ],
      unreadable: ['5 invalid-fill'],
    },
    {
      of: 'English: yen without decimals, electricity in kWh, hydrogen as a note',
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
      files: ['spritmonitor-swallowed.csv'],
      answers: { volume: 'l' },
      asks: ['volume'],
      records: ['fill 2009-11-25 gasoline 20000 28EUR 71800km full'],
      unreadable: ['2 cells'],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));
});

describe('Tracktor', () => {
  const cases: ImportCase[] = [
    {
      of: 'days; the last policy of a car is a reminder, accounts are not read',
      files: ['tracktor.json'],
      answers: { currency: 'EUR', distance: 'km', volume: 'l' },
      asks: ['currency', 'distance', 'volume'],
      records: [
        'mileage 2026-03-20 84000km',
        'fill 2026-03-14 diesel 40200 62.31EUR 83686km full',
        "repair 2026-02-01 service 1234.5EUR 82000km 'Brake pads'",
        "repair 2025-04-01 insurance 120EUR 'BTA'",
        "reminder insurance 2026-03-31 every 1year 'BTA'",
        "repair 2024-04-01 insurance 110EUR 'BTA'",
      ],
      skipped: { accounts: 2 },
    },
    {
      of: 'instants, in the zone of the owner; an inspection certificate with its end',
      files: ['tracktor-instants.json'],
      answers: { currency: 'INR', distance: 'km', volume: 'l', zone: 'Asia/Kolkata' },
      asks: ['currency', 'distance', 'volume'],
      records: [
        'fill 2026-03-15 gasoline 30000 3000INR 1000km missed',
        "repair 2026-01-05 inspection 'RTO'",
        "reminder inspection 2026-07-05 'RTO'",
      ],
    },
    {
      of: 'encrypted: refused with its reason',
      files: ['tracktor-encrypted.json'],
      asks: [],
      records: [],
      unreadable: ['file json-encrypted'],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));
});
