import { expect, test } from 'vitest';
import { isSameRepair } from './same-repair-rules.ts';
import type { Repair } from './schema.ts';

const draft = {
  title: 'New pads',
  date: '2026-03-05',
  currency: 'EUR',
  cost: 120.5,
  garageName: 'Ozols',
  resolvedIssues: ['a', 'b'],
  partiallyResolvedIssues: [],
};
const stored = {
  ...draft,
  id: 'r',
  description: null,
  kind: null,
  mileage: null,
  mechanicName: null,
  resolvedIssues: ['b', 'a'],
  receiptId: null,
} as unknown as Repair;

test('recognizes the stored repair of a draft, with or without its receipt', () => {
  expect(isSameRepair(stored, { ...draft, receiptId: 'x' })).toBe(true);
});

test('a repair that differs in any other field or issue is another one', () => {
  for (const changes of [
    { title: 'New discs' },
    { cost: 12 },
    { cost: null },
    { description: 'Front' },
    { mileage: 1 },
    { resolvedIssues: ['a'] },
    { partiallyResolvedIssues: ['c'] },
  ])
    expect(isSameRepair({ ...stored, ...changes }, draft), JSON.stringify(changes)).toBe(false);
});
