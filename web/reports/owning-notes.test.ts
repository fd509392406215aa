import { expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import type { Owning } from '#domain/reports/owning-rules.ts';
import { carWords } from '#tests/car-words.ts';
import { owningNotes } from './owning-notes.ts';

const owning: Owning = {
  since: '2025-03-31',
  months: 12,
  driven: { km: 4_000, from: '2025-05', to: '2025-12' },
  fuel: null,
  currencies: [],
  missing: { purchase: false, sale: false, records: 0 },
};
const notes = (changes: Partial<Owning>, outOfUse: Partial<Car['outOfUse'] & object> | null = null) =>
  owningNotes({ ...owning, ...changes }, { outOfUse } as Car, carWords('en')).map((text) =>
    text.replaceAll('\u00A0', ' '),
  );

test('what is left out of the sums is told, each by itself', { tags: ['COST-06'] }, () => {
  const known = notes({});
  expect(known).toEqual([
    'Per month since Mar 31, 2025',
    'Per distance: 4 000 km from May 2025 to December 2025',
    'What the car is worth today is not deducted.',
  ]);
  const fuel = { from: '2025-08', to: '2025-12', km: 2_000, costs: [] };
  expect(notes({ fuel })[2]).toBe('Fuel: August 2025 – December 2025 · 2 000 km');
  const [month, distance, worth] = known;
  const missing = (changes: Partial<Owning['missing']>) => ({ missing: { ...owning.missing, ...changes } });
  expect(notes(missing({ purchase: true }))).toEqual([
    month,
    distance,
    'The purchase price is not known, so it is not counted.',
  ]);
  expect(notes(missing({ sale: true }), { reason: 'sold' })).toEqual([
    month,
    distance,
    'The sale price is not known, so it is not deducted.',
  ]);
  expect(notes({}, { reason: 'sold' })).toEqual([month, distance]);
  expect(notes(missing({ records: 3 }))).toEqual([
    month,
    distance,
    worth,
    '3 records without a cost are not counted.',
  ]);
});

test(
  'where a cost per month or distance is not known, it is told what it takes',
  { tags: ['COST-04'] },
  () => {
    expect(notes({ months: null, driven: null }).slice(0, 2)).toEqual([
      'The monthly cost appears once a month has passed.',
      'A cost per distance needs two mileage readings, at least four weeks and 500 km apart.',
    ]);
  },
);
