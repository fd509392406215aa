import { dayOf } from '#domain/days.ts';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { editFill, logFill, removeFill } from './save-fill.ts';
import { listFills, readForOverview } from './store.ts';

export const fillRoutes = {
  list: api.fills.list.handler(async ({ input, context }) => ({
    fills: await listFills(context.deps.db, await carScope(context, input)),
  })),
  /** For the API, and for pages of versions before that read no records. */
  overview: api.fills.overview.handler(async ({ input, context }) => {
    const { db, clock } = context.deps;
    const { fills, batteryCapacity } = await readForOverview(db, await carScope(context, input));
    return overviewOf(fills, { today: dayOf(clock().getTime()), batteryCapacity });
  }),
  log: api.fills.log.handler(({ input, context }) => logFill(context, input)),
  edit: api.fills.edit.handler(({ input, context }) => editFill(context, input)),
  delete: api.fills.delete.handler(({ input, context }) => removeFill(context, input)),
};
