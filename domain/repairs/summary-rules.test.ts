import { expect, test } from 'vitest';
import { repair } from '#tests/pending-samples.ts';
import { newRepair } from './new-repair.ts';
import { recordOf } from './repair-row.ts';
import type { RepairDraft } from './schema.ts';
import { summaryOf } from './summary-rules.ts';

const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
const summary = (...repairs: object[]) => {
  const rows = repairs.map((changes, at) =>
    recordOf(newRepair(repair(30 + at, changes).input as RepairDraft, ''), ''),
  );
  return summaryOf({ repair: new Map(rows.map((row) => [row.id, row])) }, year);
};

test('a repair dated after this year is the latest only while there is no other', () => {
  const latest = (...repairs: object[]) => summary(...repairs).latest?.date;
  const mistyped = { date: '2062-01-01' };
  expect(latest()).toBeUndefined();
  expect(latest(mistyped)).toBe('2062-01-01');
  expect(latest(mistyped, { date: '2025-01-01' })).toBe('2025-01-01');
});

test(
  'sums are of one currency, and shops are offered once',
  { tags: ['FILT-18', 'LIM-05', 'LIM-06', 'LIM-07'] },
  () => {
    const repairs = [
      { garageName: 'Best', cost: 10 },
      { garageName: 'Anna', cost: 5, currency: 'JPY' },
      { garageName: 'Best', cost: 2.5, date: '2025-12-31' },
      { mechanicName: 'Juris', cost: null },
    ];
    expect(summary(...repairs)).toMatchObject({
      count: 4,
      shops: ['Anna', 'Best'],
      repairedThisYear: [
        { minor: 1_000, currency: 'EUR' },
        { minor: 5, currency: 'JPY' },
      ],
      thisYear: [
        { minor: 1_000, currency: 'EUR' },
        { minor: 5, currency: 'JPY' },
      ],
      lifetime: [
        { minor: 1_250, currency: 'EUR' },
        { minor: 5, currency: 'JPY' },
      ],
    });
  },
);

test('insurance and tax are paid, and no repairs', { tags: ['HOME-12'] }, () => {
  const pads = { title: 'Pads', cost: 10, date: '2026-03-05' };
  const octa = { title: 'OCTA', kind: 'insurance', cost: 90, date: '2026-04-01' };
  expect(summary(pads, octa, { ...octa, kind: 'tax' })).toMatchObject({
    count: 1,
    latest: { title: 'Pads' },
    repairedThisYear: [{ minor: 1_000 }],
    thisYear: [{ minor: 19_000 }],
  });
});

test('a wash and parking are paid, and no repairs; work that is called alike is', () => {
  const paid = ['Car wash', 'wash and wax', 'Parking', 'Parking Riga', 'Automazgātuve', 'Vinjete'];
  const work = [
    'Washer pump',
    'Parking sensor',
    'Parking brake',
    'Car wash pump relay',
    'Stāvvietas bremze',
    'Parking lights',
  ];
  const titled = (title: string) => ({ title, cost: 10, date: '2026-03-05' });
  expect(summary(...paid.map(titled)).count).toBe(0);
  expect(summary(...work.map(titled)).count).toBe(work.length);
  expect(summary({ ...titled('Car wash'), kind: 'repair' }).count).toBe(0);
  expect(summary({ ...titled('Car wash and oil change'), kind: 'service' }).count).toBe(1);
});
