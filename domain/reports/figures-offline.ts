import type { Id } from '#domain/ids.ts';
import type { Completion, Offline } from '#domain/outbox/offline.ts';
import type { Pending } from '#domain/outbox/pending.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { loggedRepairs, withPendingRepair } from '#domain/repairs/pending-repair.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { monthlyReadings, monthOfDay } from './month-rules.ts';
import type { ReportFigures } from './schema.ts';

export const reportsOffline = {
  writes: {},
  asks: { 'reports.mail': { no: 'The server makes and mails the report' } },
  reads: {
    'reports.figures': ({ carId }, figures, { pending, withEffects }) =>
      figures && {
        ...figures,
        costs: withPendingCosts(carId, figures.costs, pending),
        mileage: mileageHere(carId, pending, withEffects) ?? figures.mileage,
      },
  },
} satisfies Offline<'reports'>;

/** Null where the readings of the car are not known here. */
function mileageHere(carId: Id, { known }: Pending, withEffects: Completion['withEffects']) {
  const readings = known.readings.get(carId);
  if (!readings) return null;
  const newestFirst = withEffects('readings', readings, carId).toSorted((a, b) =>
    a.date === b.date ? 0 : a.date > b.date ? -1 : 1,
  );
  return monthlyReadings(newestFirst);
}

type Costs = ReportFigures['costs'];

/** Adjusted by the difference that the pending repairs make. */
function withPendingCosts(carId: Id, costs: Costs, pending: Pending): Costs {
  const before = [...pending.known.repairs.values()].filter((repair) => repair.carId === carId);
  const isKnown = new Set(before.map(({ id }) => id));
  const logged = loggedRepairs(carId, (id) => isKnown.has(id), pending);
  const after = before.flatMap((one) => withPendingRepair(one.id, one, pending) ?? []);
  const sums = new Map(costs.map((one) => [keyOf(one), one]));
  const add = ({ date, kind, currency, cost }: Repair, sign: 1 | -1) => {
    if (cost === null) return;
    const place = { month: monthOfDay(date), kind, currency };
    const key = keyOf(place);
    sums.set(key, { ...place, minor: (sums.get(key)?.minor ?? 0) + sign * toMinor(cost, currency) });
  };
  for (const one of before) add(one, -1);
  for (const one of [...after, ...logged]) add(one, 1);
  return [...sums]
    .filter(([, { minor }]) => minor > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, cost]) => cost);
}

const keyOf = ({ month, kind, currency }: Pick<Costs[number], 'month' | 'kind' | 'currency'>) =>
  [month, kind ?? '~', currency].join(' ');
