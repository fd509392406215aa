import { repairsOf } from '#domain/repairs/repair-record.ts';
import { refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { viewOfCar } from '#server/sync/read-records.ts';
import { repairPage } from './list-repairs.ts';
import { addRepair, editRepair, removeRepair } from './save-repair.ts';
import { repairSummary } from './sum-repairs.ts';

export const repairRoutes = {
  list: repairPage,
  summary: repairSummary,
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
