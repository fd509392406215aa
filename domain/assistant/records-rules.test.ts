import { expect, test } from 'vitest';
import type { CarFacts } from './car-facts.ts';
import { relatedRecords } from './records-rules.ts';
import { emptyFacts, issueFact, repairFact } from '#tests/car-facts.ts';

const repair = (date: string, title: string, mileage: number | null = null) =>
  repairFact(date, title, { mileage });
const issue = (date: string, title: string, recurrences = 0) =>
  issueFact(date, title, { status: 'processing', recurrences });
const facts = (repairs: CarFacts['repairs'], issues: CarFacts['issues'] = []): CarFacts => ({
  ...emptyFacts,
  repairs,
  issues,
});

test('a line says when, what, at how many kilometres, and how often a problem came back', () => {
  expect(
    relatedRecords(
      facts(
        [repair('2026-03-01', 'New tyres', 150_000), repair('2026-01-01', 'Wash')],
        [issue('2026-02-01', 'It rattles', 2)],
      ),
      'hello',
    ),
  ).toEqual([
    '2026-03-01 repair at 150000 km: New tyres',
    '2026-02-01 problem, processing, came back 2 times: It rattles',
    '2026-01-01 repair: Wash',
  ]);
});

test('the three newest records come along, whatever the problem is', () => {
  const some = ['2026-01-01', '2026-04-01', '2026-02-01', '2026-03-01'].map((day) => repair(day, `T ${day}`));
  expect(relatedRecords(facts(some), 'hello')).toEqual([
    '2026-04-01 repair: T 2026-04-01',
    '2026-03-01 repair: T 2026-03-01',
    '2026-02-01 repair: T 2026-02-01',
  ]);
  expect(relatedRecords(facts([]), 'the brakes squeal')).toEqual([]);
});

test('records of the same part of the car come first: at most five, each once', () => {
  const brakes = [1, 2, 3, 4, 5, 6].map((month) => repair(`2025-0${month}-01`, `Brake pads ${month}`));
  const newest = [issue('2026-01-01', 'Battery dead'), issue('2025-12-01', 'The brakes squeal')];
  const lines = relatedRecords(facts(brakes, newest), 'my brakes squeal when I stop');
  expect(lines).toEqual([
    '2025-12-01 problem, processing: The brakes squeal',
    '2025-06-01 repair: Brake pads 6',
    '2025-05-01 repair: Brake pads 5',
    '2025-04-01 repair: Brake pads 4',
    '2025-03-01 repair: Brake pads 3',
    '2026-01-01 problem, processing: Battery dead',
  ]);
});
