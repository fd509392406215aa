import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { MergeContext } from '#domain/outbox/offline.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { Id } from '#domain/ids.ts';
import { pendingCalls, type Pending } from '#domain/outbox/pending.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { repairDifference, type Difference } from './pending-repair.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { CarCosts, PaidKind } from '#domain/reports/costs-schema.ts';
import { monthOfDay } from '#domain/months.ts';

type Paid<Kind> = {
  date: string;
  kind: Kind;
  currency: CarCosts['paid'][number]['currency'];
  cost: number | null;
};
type Sum<Kind> = { month: string; kind: Kind; currency: Paid<Kind>['currency']; minor: number };

/** Sums per month, kind and currency, in this order. */
export function withDifference<Kind extends string | null>(
  sums: readonly Sum<Kind>[],
  { before, after }: Difference<Paid<Kind>>,
): Sum<Kind>[] {
  const all = new Map(sums.map((one) => [keyOf(one), one]));
  const add = ({ date, kind, currency, cost }: Paid<Kind>, sign: 1 | -1) => {
    if (cost === null) return;
    const place = { month: monthOfDay(date), kind, currency };
    const key = keyOf(place);
    all.set(key, { ...place, minor: (all.get(key)?.minor ?? 0) + sign * toMinor(cost, currency) });
  };
  for (const one of before) add(one, -1);
  for (const one of after) add(one, 1);
  return [...all]
    .filter(([, { minor }]) => minor > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, sum]) => sum);
}

const keyOf = ({ month, kind, currency }: Omit<Sum<string | null>, 'minor'>) =>
  [month, kind ?? '~', currency].join(' ');

const none = (carId: Id): CarCosts => ({ carId, paid: [], lastCosts: [], unpriced: 0, mileage: [] });

export const withPendingCosts = (
  cars: readonly CarCosts[],
  { pending, cars: shown }: Pick<MergeContext, 'pending' | 'cars'>,
  mileageOf: (carId: Id) => CarCosts['mileage'] | null,
): CarCosts[] => {
  const knownIds = new Set(cars.map(({ carId }) => carId));
  const made = pendingCalls(pending, 'cars.add').filter(({ input }) => !knownIds.has(input.id));
  return [...cars, ...made.map(({ input }) => none(input.id))].map((own) => {
    const { carId } = own;
    const { before, after } = paidDifference(carId, pending, shown);
    return {
      ...own,
      paid: withDifference(own.paid, { before, after }),
      unpriced: own.unpriced + unpricedOf(after) - unpricedOf(before),
      mileage: mileageOf(carId) ?? own.mileage,
    };
  });
};

function paidDifference(carId: Id, pending: Pending, shown: Cars): Difference<Paid<PaidKind>> {
  const repairs = repairDifference(carId, pending);
  const fillsIn = (cars: Cars) => fillsOf(cars.get(carId) ?? {});
  const paidOf = (some: readonly Repair[], filled: readonly Fill[]) => [
    ...some.map((one) => ({ ...one, kind: one.kind ?? ('none' as const) })),
    ...filled.map((one) => ({ ...one, kind: 'fuel' as const })),
  ];
  return {
    before: paidOf(repairs.before, fillsIn(pending.records)),
    after: paidOf(repairs.after, fillsIn(shown)),
  };
}

const unpricedOf = (some: readonly Paid<PaidKind>[]) => some.filter(({ cost }) => cost === null).length;
