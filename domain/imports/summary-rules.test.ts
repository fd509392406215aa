import { expect, test } from 'vitest';
import { readText } from '#tests/import-files.ts';
import { tableTest } from '#tests/tables.ts';
import { summaryOf } from './summary-rules.ts';
import { unlikelyIn } from './unlikely-rules.ts';

const read = (...rows: string[]) =>
  readText(['date,car,odometer (km),litres,cost,full,title', ...rows].join('\n'), {
    energy: 'gasoline',
    currency: 'EUR',
  }).records;

test('the preview has the sums, years, odometer and consumption of each car', { tags: ['IMP-06'] }, () => {
  const records = read(
    '2025-12-20,Blue,10000,40,60.10,1,',
    '2026-01-02,Blue,10500,35,52.20,1,',
    '2026-01-05,Blue,10600,,99.99,,Tires',
    '2026-01-03,Red,500,20,30,1,',
  );
  expect(summaryOf(records)).toEqual([
    {
      car: 'Blue',
      years: [
        { year: '2026', fills: 1, others: 1, unpriced: 0, money: [{ currency: 'EUR', minor: 15_219 }] },
        { year: '2025', fills: 1, others: 0, unpriced: 0, money: [{ currency: 'EUR', minor: 6_010 }] },
      ],
      all: { fills: 2, others: 1, unpriced: 0, money: [{ currency: 'EUR', minor: 21_229 }] },
      energies: [{ energy: 'gasoline', amount: 75_000, per100: 7 }],
      odometer: { first: 10_000, last: 10_600 },
      kinds: [
        { kind: 'tyres', fills: 0, others: 1, unpriced: 0, money: [{ currency: 'EUR', minor: 9_999 }] },
      ],
    },
    expect.objectContaining({
      car: 'Red',
      energies: [{ energy: 'gasoline', amount: 20_000, per100: null }],
    }),
  ]);
});

const usual = ['2026-01-01,,10000,40,60,1,', '2026-01-10,,10500,35,52,1,', '2026-01-20,,11000,36,54,1,'];

tableTest([
  { of: 'what is usual', rows: usual, told: [] },
  {
    of: 'prices of a unit taken for amounts',
    rows: usual.map((row) => row.replace(/,(40|35|36),/, ',1.5,')),
    told: ['amounts 1.5', 'consumption 0.3', 'prices 36'],
  },
  {
    of: 'an amount with a zero too much',
    rows: [...usual, '2026-01-25,,11100,400,600,0,'],
    told: ['amount 400'],
  },
  { of: 'a price of a thousandfold', rows: [...usual, '2026-01-25,,11100,50,8750,0,'], told: ['price 175'] },
  { of: 'a price of almost nothing', rows: [...usual, '2026-01-25,,11100,40,1.75,0,'], told: ['price 0'] },
  { of: 'a jump within days', rows: [...usual, '2026-01-22,,111000,40,60,0,'], told: ['jump 100000'] },
  {
    of: 'distances of single trips as the odometer',
    rows: ['2026-01-01,,500,40,60,1,', '2026-01-10,,510,35,52,1,', '2026-01-20,,530,36,54,1,'],
    told: ['consumption 236.7'],
  },
])('what is hardly possible is told with its column', { tags: ['IMP-19'] }, ({ rows, told }) => {
  expect(
    unlikelyIn(read(...rows)).map(({ what, value }) => `${what} ${Math.round(value * 10) / 10}`),
  ).toEqual(told);
});
