import { readingsOf } from '#domain/mileage/reading-record.ts';
import { api } from '#server/platform/http/api.ts';
import { correctMileage } from './correct-mileage.ts';
import { setMileage } from './set-mileage.ts';
import { viewOfCar } from '#server/sync/read-records.ts';

export const mileageRoutes = {
  list: api.mileage.list.handler(({ input, context }) =>
    viewOfCar(context, input, { reading: {} }, (records) => ({ readings: readingsOf(records) })),
  ),
  set: api.mileage.set.handler(({ input, context }) => setMileage(context, input)),
  correct: api.mileage.correct.handler(({ input, context }) => correctMileage(context, input)),
};
