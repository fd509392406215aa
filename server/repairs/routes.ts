import { api, carScope } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import { repairMarks, repairPage } from './list-repairs.ts';
import { addRepair, editRepair, removeRepair } from './save-repair.ts';
import { findRepair, offeredIssues } from './store.ts';
import { readUsedTexts } from './suggestion-store.ts';
import { repairSummary } from './sum-repairs.ts';

export const repairRoutes = {
  list: repairPage,
  marks: repairMarks,
  summary: repairSummary,
  form: api.repairs.form.handler(async ({ input: { carId, repairId = null }, context }) => {
    const { db, clock } = context.deps;
    const scope = await carScope(context, { carId });
    const repair = repairId === null ? null : await findRepair(db, scope, repairId);
    if (repair === undefined) throw refusal('NOT_FOUND');
    return { repair, offeredIssues: await offeredIssues(db, scope, clock(), repairId) };
  }),
  suggestions: api.repairs.suggestions.handler(async ({ context: { deps, request } }) =>
    readUsedTexts(deps.db, await signedInOwner(deps, request)),
  ),
  log: api.repairs.log.handler(({ input, context }) => addRepair(context, input)),
  edit: api.repairs.edit.handler(({ input, context }) => editRepair(context, input)),
  delete: api.repairs.delete.handler(({ input, context }) => removeRepair(context, input)),
};
