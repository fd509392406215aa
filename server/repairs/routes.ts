import { repairFormOf } from '#domain/repairs/offered-issues.ts';
import { byNewest, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { REPAIRS_READ, usedTexts } from '#domain/repairs/suggestion-rules.ts';
import { rowsIn } from '#domain/sync/known-records.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import { reading, recordsOfCar, recordsOfOwner } from '#server/sync/read-records.ts';
import { repairMarks, repairPage } from './list-repairs.ts';
import { addRepair, editRepair, removeRepair } from './save-repair.ts';
import { repairSummary } from './sum-repairs.ts';

const OFFERED = {
  names: ['title', 'date', 'status', 'isUrgent', 'drivingAdvice', 'resolvedBy', 'resolvedAt'],
};
const TYPED = { names: ['title', 'garageName', 'date'], max: REPAIRS_READ };

export const repairRoutes = {
  list: repairPage,
  marks: repairMarks,
  summary: repairSummary,
  form: api.repairs.form.handler(async ({ input: { carId, repairId = null }, context }) => {
    const { db, clock } = context.deps;
    const scope = await carScope(context, { carId });
    const repair = repairId === null ? {} : { repair: { id: repairId } };
    const form = await reading.run(scope.ownerId, async () =>
      repairFormOf(await recordsOfCar(db, scope, { ...repair, issue: OFFERED }), repairId, clock().getTime()),
    );
    if (!form) throw refusal('NOT_FOUND');
    return form;
  }),
  suggestions: api.repairs.suggestions.handler(async ({ context: { deps, request } }) => {
    const scope = await signedInOwner(deps, request);
    return reading.run(scope.ownerId, async () => {
      const cars = await recordsOfOwner(deps.db, scope, { repair: TYPED });
      return usedTexts(
        [...cars.values()].map((records) => rowsIn<RepairRecord>(records, 'repair').toSorted(byNewest)),
      );
    });
  }),
  log: api.repairs.log.handler(({ input, context }) => addRepair(context, input)),
  edit: api.repairs.edit.handler(({ input, context }) => editRepair(context, input)),
  delete: api.repairs.delete.handler(({ input, context }) => removeRepair(context, input)),
};
