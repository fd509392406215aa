import { fillsOf } from '#domain/fills/fill-record.ts';
import { api } from '#server/platform/http/api.ts';
import { viewOfCar } from '#server/sync/read-records.ts';
import { editFill, logFill, removeFill } from './save-fill.ts';

export const fillRoutes = {
  list: api.fills.list.handler(({ input, context }) =>
    viewOfCar(context, input, { fill: {} }, (records) => ({ fills: fillsOf(records) })),
  ),
  log: api.fills.log.handler(({ input, context }) => logFill(context, input)),
  edit: api.fills.edit.handler(({ input, context }) => editFill(context, input)),
  delete: api.fills.delete.handler(({ input, context }) => removeFill(context, input)),
};
