import type { Id } from '#domain/ids.ts';
import { newestFirst } from '#domain/mileage/rules.ts';
import type { MergeContext, Offline } from '#domain/outbox/offline.ts';
import type { Pending } from '#domain/outbox/pending.ts';
import { repairDifference } from './pending-repair.ts';
import { withDifference, withPendingCosts } from './pending-report-costs.ts';
import { monthlyReadings } from '#domain/months.ts';

export const reportsOffline = {
  writes: {},
  asks: { 'reports.mail': { no: 'The server makes and mails the report' } },
  reads: {
    'reports.costs': (_input, costs, context) =>
      costs && {
        cars: withPendingCosts(costs.cars, context, (carId) =>
          mileageHere(carId, context.pending, context.withEffects),
        ),
      },
    'reports.figures': ({ carId }, figures, { pending, withEffects }) =>
      figures && {
        ...figures,
        costs: withDifference(figures.costs, repairDifference(carId, pending)),
        mileage: mileageHere(carId, pending, withEffects) ?? figures.mileage,
      },
  },
} satisfies Offline<'reports'>;

function mileageHere(carId: Id, { cached }: Pending, withEffects: MergeContext['withEffects']) {
  const readings = cached.readings.get(carId);
  if (!readings) return null;
  return monthlyReadings(newestFirst(withEffects('readings', readings, carId)));
}
