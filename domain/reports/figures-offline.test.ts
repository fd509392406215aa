import { expect, test } from 'vitest';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { AT, carId, id, knowing, repair } from '#domain/outbox/pending-samples.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import type { ReportFigures } from './schema.ts';

const figures: ReportFigures = {
  costs: [{ month: '2026-02', kind: null, currency: 'EUR', minor: 5_000 }],
  mileage: [{ month: '2026-02', km: 10_000 }],
  problems: [],
  repairTimes: [],
};
const reading = { id: id(40), source: 'car', sourceId: null, km: 10_000, date: '2026-02-01' };
const answer = { procedure: 'mileage.list', input: { carId }, data: { readings: [reading] }, at: 1 };
const fill: PendingOperation = {
  procedure: 'fills.log',
  at: AT,
  input: {
    id: id(60),
    carId,
    date: '2026-03-04',
    energy: 'gasoline',
    amount: 40_000,
    currency: 'EUR',
    km: 10_600,
    isFull: true,
    isMissedBefore: false,
  },
};
const shown = (...operations: PendingOperation[]) =>
  applyPending(
    'reports.figures',
    { carId },
    figures,
    knowing([answer], ...operations),
    false,
  ) as ReportFigures;

test('what waits counts in the costs and kilometers of the statistics', { tags: ['FUEL-07'] }, () => {
  expect(shown()).toEqual(figures);
  expect(shown(fill).mileage).toEqual([...figures.mileage, { month: '2026-03', km: 10_600 }]);
  expect(shown(repair(30), repair(31, { date: '2026-02-03', cost: 20 })).costs).toEqual([
    { month: '2026-02', kind: null, currency: 'EUR', minor: 7_000 },
    { month: '2026-03', kind: null, currency: 'EUR', minor: 1_050 },
  ]);
  const removed = { procedure: 'repairs.delete', at: AT, input: { carId, repairId: id(30) } } as const;
  expect(shown(repair(30), removed).costs).toEqual(figures.costs);
});

test('without the readings of the car its kilometers stay as the server said', () => {
  const pending = knowing([], fill);
  expect(applyPending('reports.figures', { carId }, figures, pending, false)).toEqual(figures);
});
