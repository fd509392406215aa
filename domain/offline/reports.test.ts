import { expect, test } from 'vitest';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { AT, carId, id, repair, waiting } from '#domain/outbox/pending-samples.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { recordOf } from '#domain/fills/fill-record.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { CarCosts } from '#domain/reports/costs-schema.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';

const figures: ReportFigures = {
  costs: [{ month: '2026-02', kind: null, currency: 'EUR', minor: 5_000 }],
  mileage: [{ month: '2026-02', km: 10_000 }],
  problems: [],
  repairTimes: [],
};
const row = { id: id(40), carId, source: 'car', sourceId: null, km: 10_000, date: '2026-02-01' };
const kept = { car: { mileage: 10_000 }, reading: new Map([[row.id, row]]) };
const knowingReadings = (...operations: PendingOperation[]) => ({
  ...waiting(...operations),
  records: new Map([[carId, kept]]),
});
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
const costs: CarCosts = {
  carId,
  paid: [{ month: '2026-02', kind: 'none', currency: 'EUR', minor: 5_000 }],
  lastCosts: [],
  unpriced: 0,
  mileage: figures.mileage,
};
const shown = (...operations: PendingOperation[]) =>
  applyPending('reports.figures', { carId }, figures, knowingReadings(...operations), false) as ReportFigures;

test(
  'what waits counts in the costs and kilometers of the statistics',
  { tags: ['FUEL-04', 'FUEL-07'] },
  () => {
    expect(shown()).toEqual(figures);
    expect(shown(fill).mileage).toEqual([...figures.mileage, { month: '2026-03', km: 10_600 }]);
    const edit = (changes: object) =>
      ({
        procedure: 'fills.edit',
        at: AT,
        input: { carId, fillId: id(60), baseVersion: 1, changes },
      }) as const;
    expect(shown(fill, edit({ km: { from: 10_600, to: 10_700 } })).mileage.at(-1)).toEqual({
      month: '2026-03',
      km: 10_700,
    });
    const gone = { procedure: 'fills.delete', at: AT, input: { carId, fillId: id(60) } } as const;
    for (const without of [gone, edit({ km: { from: 10_600, to: null } })])
      expect(shown(fill, without).mileage).toEqual(figures.mileage);
    expect(shown(repair(30), repair(31, { date: '2026-02-03', cost: 20 })).costs).toEqual([
      { month: '2026-02', kind: null, currency: 'EUR', minor: 7_000 },
      { month: '2026-03', kind: null, currency: 'EUR', minor: 1_050 },
    ]);
    const removed = { procedure: 'repairs.delete', at: AT, input: { carId, repairId: id(30) } } as const;
    expect(shown(repair(30), removed).costs).toEqual(figures.costs);
  },
);

test('all readings of the car count, also those that no list shows', () => {
  const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 1_100 }, (_, at) => ({ ...row, id: `${at}`, km: at, date: day(at) }));
  const reading = new Map(rows.map((one) => [one.id, one]));
  const pending = { ...waiting(repair(30)), records: new Map([[carId, { ...kept, reading }]]) };
  const { mileage } = applyPending('reports.figures', { carId }, figures, pending, false) as ReportFigures;
  expect(mileage[0]).toEqual({ month: '2020-01', km: 30 });
});

test('without the readings of the car its kilometers stay as the server said', () => {
  const pending = waiting(fill);
  expect(applyPending('reports.figures', { carId }, figures, pending, false)).toEqual(figures);
});

test('what waits counts in the costs of the cars side by side', { tags: ['COST-08'] }, () => {
  const priced = { ...fill, input: { ...fill.input, cost: 62.4 } } as PendingOperation<'fills.log'>;
  const known = recordOf({ ...priced.input, id: id(61), km: 10_300, files: [] } as unknown as Fill);
  const records = new Map([[carId, { ...kept, fill: new Map([[known.id, known]]) }]]);
  const counted = {
    ...costs,
    paid: [...costs.paid, { month: '2026-03', kind: 'fuel', currency: 'EUR', minor: 6_240 }],
  };
  const side = (cars: unknown, ...operations: PendingOperation[]) =>
    (
      applyPending('reports.costs', undefined, { cars }, { ...waiting(...operations), records }, false) as {
        cars: CarCosts[];
      }
    ).cars;
  expect(side([counted])).toEqual([counted]);
  expect(side([counted], fill, repair(30), repair(31, { kind: 'repair', cost: undefined }))).toEqual([
    {
      ...counted,
      paid: [
        ...costs.paid,
        { month: '2026-03', kind: 'fuel', currency: 'EUR', minor: 6_240 },
        { month: '2026-03', kind: 'none', currency: 'EUR', minor: 1_050 },
      ],
      unpriced: 2,
      mileage: [...costs.mileage, { month: '2026-03', km: 10_600 }],
    },
  ]);
  const twice = side([counted], priced, priced)[0]!;
  expect(twice.paid.at(-1)).toEqual({ month: '2026-03', kind: 'fuel', currency: 'EUR', minor: 12_480 });
  const cheaper: PendingOperation = {
    procedure: 'fills.edit',
    at: AT,
    input: { carId, fillId: id(61), baseVersion: 1, changes: { cost: { from: 62.4, to: 60 } } },
  };
  expect(side([counted], cheaper)[0]!.paid.at(-1)).toMatchObject({ kind: 'fuel', minor: 6_000 });
  const removed = { procedure: 'fills.delete', at: AT, input: { carId, fillId: id(61) } } as const;
  expect(side([counted], removed)[0]!.paid).toEqual(costs.paid);
  const input = { id: id(2), brand: 'Volvo', model: 'V70', year: 2010 };
  const added: PendingOperation = { procedure: 'cars.add', at: AT, input };
  const there = { ...repair(32), input: { ...repair(32).input, carId: id(2) } } as PendingOperation;
  expect(side([costs], added, there).map(({ carId: of, paid }) => [of, paid.length])).toEqual([
    [carId, 1],
    [id(2), 1],
  ]);
});
