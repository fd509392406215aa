import type { Id } from '#domain/ids.ts';
import { allReadingsOf } from '#domain/mileage/reading-record.ts';
import { monthlyReadings } from '#domain/months.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { repairDifference } from './pending-repair.ts';
import { withDifference, withPendingCosts } from './pending-report-costs.ts';

export const reportsOffline = {
  writes: {},
  asks: { 'reports.mail': { no: 'The server makes and mails the report' } },
  reads: {
    'reports.costs': (_input, costs, context) =>
      costs && {
        cars: withPendingCosts(costs.cars, context, (carId) => mileageIn(context.cars, carId)),
      },
    'reports.figures': ({ carId }, figures, { pending, cars }) =>
      figures && {
        ...figures,
        costs: withDifference(figures.costs, repairDifference(carId, pending)),
        mileage: mileageIn(cars, carId) ?? figures.mileage,
      },
  },
} satisfies Offline<'reports'>;

function mileageIn(cars: Cars, carId: Id) {
  const records = cars.get(carId);
  return records ? monthlyReadings(allReadingsOf(records)) : null;
}
