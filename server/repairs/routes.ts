import { repairFormOf } from '#domain/repairs/offered-issues.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { usedTexts } from '#domain/repairs/suggestion-rules.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import { recordsOfCar, recordsOfOwner } from '#server/sync/read-records.ts';
import { repairMarks, repairPage } from './list-repairs.ts';
import { addRepair, editRepair, removeRepair } from './save-repair.ts';
import { repairSummary } from './sum-repairs.ts';

export const repairRoutes = {
  list: repairPage,
  marks: repairMarks,
  summary: repairSummary,
  form: api.repairs.form.handler(async ({ input: { carId, repairId = null }, context }) => {
    const { db, clock } = context.deps;
    const records = await recordsOfCar(db, await carScope(context, { carId }), ['repair', 'issue']);
    const form = repairFormOf(records, repairId, clock().getTime());
    if (!form) throw refusal('NOT_FOUND');
    return form;
  }),
  suggestions: api.repairs.suggestions.handler(async ({ context: { deps, request } }) => {
    const cars = await recordsOfOwner(deps.db, await signedInOwner(deps, request), ['repair']);
    return usedTexts([...cars.values()].map(repairsOf));
  }),
  log: api.repairs.log.handler(({ input, context }) => addRepair(context, input)),
  edit: api.repairs.edit.handler(({ input, context }) => editRepair(context, input)),
  delete: api.repairs.delete.handler(({ input, context }) => removeRepair(context, input)),
};
