import { api, carScope } from '#server/platform/http/api.ts';
import { correctMileage } from './correct-mileage.ts';
import { listMileage } from './store.ts';

export const mileageRoutes = {
  list: api.mileage.list.handler(async ({ input, context }) => ({
    readings: await listMileage(context.deps.db, await carScope(context, input)),
  })),
  correct: api.mileage.correct.handler(({ input, context }) => correctMileage(context, input)),
};
