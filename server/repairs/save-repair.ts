import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { changesOnDelete, changesOnSave, type LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Repair, RepairDraft, RepairEdit } from '#domain/repairs/schema.ts';
import { bumpRevision } from '#server/cars/store.ts';
import { applyStatusChanges, lockLinkable } from '#server/issues/store.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { forgetMileage, recordMileage } from '#server/mileage/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { forgetAnswers, merged, once } from '#server/platform/database/operations.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import {
  deleteRepair,
  findRepair,
  insertRepair,
  linksOf,
  lockRepair,
  replaceLinks,
  updateRepair,
  type RepairRow,
} from './store.ts';

type Draft = z.output<typeof RepairDraft>;
/** The stored repair without what an edit can never name. */
type Editable = Omit<
  Repair,
  'id' | 'carId' | 'receiptUrl' | 'addedByMechanic' | 'mechanicAddedDate' | 'createdAt'
>;

/** Saves a new repair and sets the issues it solves, in one transaction (LINK-01 to LINK-04). */
export async function addRepair({ db, clock }: Deps, scope: CarScope, draft: Draft): Promise<Repair> {
  const { opId: _opId, carId: _carId, ...record } = draft;
  return once(db, scope, draft, async (tx) => {
    await bumpRevision(tx, scope);
    return recordRepair(tx, scope, record, clock());
  });
}

/** A repair about to be stored, with the marks of a mechanic's one. */
type NewRepair = Omit<Draft, 'opId' | 'carId' | 'kind' | 'mileage'> &
  Partial<Pick<Draft, 'kind' | 'mileage'>> &
  Partial<Pick<RepairRow, 'addedByMechanic' | 'mechanicAddedDate' | 'linkId' | 'isUnseen'>>;

/**
 * Stores a new repair and sets the issues it lists, as part of an operation that has locked the car.
 * @throws ID_TAKEN; NOT_FOUND for a receipt that is not this car's
 */
export async function recordRepair(
  tx: Tx,
  scope: CarScope,
  { id, cost, resolvedIssues, partiallyResolvedIssues, ...fields }: NewRepair,
  now: Date,
): Promise<Repair> {
  if (fields.receiptId) await assertOwnReceipt(tx, scope, fields.receiptId);
  const inserted = await insertRepair(tx, {
    ...fields,
    id,
    ownerId: scope.ownerId,
    carId: scope.carId,
    costMinor: cost == null ? null : toMinor(cost, fields.currency),
    createdAt: now,
    updatedAt: now,
  });
  if (!inserted) throw refusal('ID_TAKEN');
  await relink(tx, scope, id, outcomes(resolvedIssues, partiallyResolvedIssues), now);
  if (fields.mileage != null) {
    await recordMileage(
      tx,
      scope,
      { km: fields.mileage, source: 'repair', sourceId: id, date: fields.date },
      now,
    );
  }
  return (await findRepair(tx, scope, id))!;
}

/** Changes a repair field by field; its links are reset and applied again (LINK-05, LINK-06, D65). */
export async function editRepair(
  { db, clock }: Deps,
  scope: CarScope,
  edit: z.output<typeof RepairEdit>,
): Promise<Repair> {
  const now = clock();
  const id = edit.repairId;
  return once(db, scope, edit, async (tx) => {
    await bumpRevision(tx, scope);
    const row = await lockRepair(tx, scope, id);
    const stored = row && (await findRepair(tx, scope, id));
    if (!row || !stored) throw refusal('NOT_FOUND');
    const changes = merged<Editable>(stored, edit);
    if (Object.keys(changes).length === 0) return stored;
    const { cost, resolvedIssues, partiallyResolvedIssues, version: _version, ...fields } = changes;
    if (fields.receiptId) await assertOwnReceipt(tx, scope, fields.receiptId);
    const currency = fields.currency ?? stored.currency;
    const amount = cost === undefined ? stored.cost : cost;
    await updateRepair(tx, scope, id, {
      ...fields,
      costMinor: amount === null ? null : toMinor(amount, currency),
      version: row.version + 1,
      updatedAt: now,
    });
    const listed = outcomes(
      resolvedIssues ?? stored.resolvedIssues,
      partiallyResolvedIssues ?? stored.partiallyResolvedIssues,
    );
    await relink(tx, scope, id, listed, now);
    const { mileage, date } = { ...stored, ...fields };
    if (mileage === null) await forgetMileage(tx, scope, id);
    else await recordMileage(tx, scope, { km: mileage, source: 'repair', sourceId: id, date }, now);
    return (await findRepair(tx, scope, id))!;
  });
}

/** Deletes a repair; the issues it owns go back to new. */
export async function removeRepair(
  { db }: Deps,
  scope: CarScope,
  input: { opId: Id; repairId: Id },
): Promise<{ done: true }> {
  return once(db, scope, input, async (tx) => {
    await bumpRevision(tx, scope);
    if (!(await lockRepair(tx, scope, input.repairId))) throw refusal('NOT_FOUND');
    const issues = await lockLinkable(tx, scope, [], input.repairId);
    await applyStatusChanges(tx, scope, changesOnDelete(input.repairId, issues));
    await forgetAnswers(tx, scope, input.repairId);
    await deleteRepair(tx, scope, input.repairId);
    await forgetMileage(tx, scope, input.repairId);
    return { done: true as const };
  });
}

/** An issue in both lists counts as resolved (LINK-16). */
function outcomes(resolved: readonly Id[], partially: readonly Id[]): Map<string, LinkOutcome> {
  return new Map<string, LinkOutcome>([
    ...partially.map((id) => [id, 'partially_resolved'] as const),
    ...resolved.map((id) => [id, 'resolved'] as const),
  ]);
}

/**
 * Sets what the repair lists. Of that only this car's issues are kept, as with a mechanic (D86): one that was
 * deleted meanwhile must not hold up the repair, and another car's is not found here, whoever owns it.
 */
async function relink(
  tx: Tx,
  scope: CarScope,
  repairId: Id,
  asked: ReadonlyMap<string, LinkOutcome>,
  now: Date,
): Promise<void> {
  const before = await linksOf(tx, scope, repairId);
  const issues = await lockLinkable(tx, scope, [...asked.keys()], repairId);
  const found = new Set(issues.map(({ id }) => id));
  const listed = new Map([...asked].filter(([id]) => found.has(id)));
  // What a later repair took over stays with it, as long as this one says the same as before (D65).
  const taken = issues.filter(
    (issue) => before.get(issue.id) === listed.get(issue.id) && issue.resolvedBy !== repairId,
  );
  const changing = issues.filter((issue) => !taken.includes(issue));
  await applyStatusChanges(tx, scope, changesOnSave(repairId, listed, changing, now.toISOString()));
  await replaceLinks(tx, scope, repairId, listed);
}
