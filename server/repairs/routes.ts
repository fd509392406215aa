import { repairPage } from '#domain/repairs/record-rules.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { SUMMED, summaryOf } from '#domain/repairs/summary-rules.ts';
import { refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { newestFirst, viewOfCar } from '#server/sync/read-records.ts';
import { addRepair, editRepair, removeRepair } from './save-repair.ts';

export const repairRoutes = {
  list: api.repairs.list.handler(({ input, context }) =>
    viewOfCar(context, input, { repair: newestFirst(input) }, (records) =>
      repairPage(repairsOf(records), input),
    ),
  ),
  summary: api.repairs.summary.handler(({ input, context }) =>
    viewOfCar(context, input, { repair: { names: SUMMED } }, (records) => summaryOf(records, input)),
  ),
  read: api.repairs.read.handler(({ input, context }) =>
    viewOfCar(context, input, { repair: { id: input.repairId } }, (records) => {
      const [repair] = repairsOf(records);
      if (!repair) throw refusal('NOT_FOUND');
      return repair;
    }),
  ),
  log: api.repairs.log.handler(({ input, context }) => addRepair(context, input)),
  edit: api.repairs.edit.handler(({ input, context }) => editRepair(context, input)),
  delete: api.repairs.delete.handler(({ input, context }) => removeRepair(context, input)),
};
