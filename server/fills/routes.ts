import { api, carScope } from '#server/platform/http/api.ts';
import { editFill, logFill, removeFill } from './save-fill.ts';
import { readOverview } from './read-overview.ts';
import { listFills } from './store.ts';

export const fillRoutes = {
  list: api.fills.list.handler(async ({ input, context }) => ({
    fills: await listFills(context.deps.db, await carScope(context, input)),
  })),
  overview: api.fills.overview.handler(async ({ input, context }) =>
    readOverview(context.deps, await carScope(context, input)),
  ),
  log: api.fills.log.handler(({ input, context }) => logFill(context, input)),
  edit: api.fills.edit.handler(({ input, context }) => editFill(context, input)),
  delete: api.fills.delete.handler(({ input, context }) => removeFill(context, input)),
};
