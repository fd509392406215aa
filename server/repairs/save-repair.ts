import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import {
  changesOnDelete,
  changesOnSave,
  type LinkableIssue,
  type LinkOutcome,
} from '#domain/issues/repair-link-rules.ts';
import { sameValue } from '#domain/merge-rules.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Repair, RepairDraft, RepairEdit } from '#domain/repairs/schema.ts';
import { applyStatusChanges, linkableIssues } from '#server/issues/store.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { readingsBeside, writeReading, type Readings } from '#server/mileage/store.ts';
import { carDelete, carWrite, type CarChange, type CarWrite } from '#server/platform/database/car-write.ts';
import { merged } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import {
  changeLinks,
  deleteRepair,
  insertRepair,
  issuesOfRepair,
  repairOfCar,
  savedRepair,
  updateRepair,
  type RepairRow,
} from './store.ts';

type Draft = z.output<typeof RepairDraft>;
type Links = ReadonlyMap<Id, LinkOutcome>;
/** The stored repair without what an edit can never name. */
type Editable = Omit<
  Repair,
  'id' | 'carId' | 'receiptUrl' | 'addedByMechanic' | 'mechanicAddedDate' | 'createdAt'
>;

/** Saves a new repair and sets the issues it solves (LINK-01 to LINK-04). */
export function addRepair(caller: Caller, draft: Draft): Promise<Repair> {
  const { opId: _opId, carId: _carId, ...record } = draft;
  const asked = outcomes(draft.resolvedIssues, draft.partiallyResolvedIssues);
  const readings = draft.mileage == null ? sql`null` : readingsBeside(draft.id);
  const read = sql<NewRepairFacts>`json_build_object(
    'issues', ${linkableIssues([...asked.keys()])}, 'readings', ${readings})`;
  return carWrite(caller, draft, read, (write) => recordRepair(write, record, write.stored));
}

/** A repair about to be stored, with the marks of a mechanic's one. */
type NewRepair = Omit<Draft, 'opId' | 'carId' | 'kind' | 'mileage'> &
  Partial<Pick<Draft, 'kind' | 'mileage'>> &
  Partial<Pick<RepairRow, 'addedByMechanic' | 'mechanicAddedDate' | 'linkId' | 'isUnseen'>>;
/** The issues that it may list, and the readings when it has a mileage. */
type NewRepairFacts = { issues: LinkableIssue[]; readings: Readings | null };

/**
 * Stores a new repair and sets the issues it lists.
 * @returns the change, answered by the repair; refused with ID_TAKEN
 * @throws NOT_FOUND for a receipt that is not this car's
 */
export async function recordRepair(
  write: Pick<CarWrite<unknown>, 'scope' | 'mileage' | 'now' | 'tx'>,
  { cost, resolvedIssues, partiallyResolvedIssues, ...fields }: NewRepair,
  { issues, readings }: NewRepairFacts,
): Promise<CarChange<Repair>> {
  const { scope, now } = write;
  const { id, receiptId, mileage, date } = fields;
  if (receiptId) await assertOwnReceipt(write.tx, scope, receiptId);
  const links = relink(write, id, new Map(), outcomes(resolvedIssues, partiallyResolvedIssues), issues);
  const followed =
    readings && mileage != null
      ? writeReading(write, readings, { source: 'repair', sourceId: id }, { km: mileage, date })
      : { writes: {}, car: {} };
  return {
    writes: {
      saved: insertRepair({
        ...fields,
        ownerId: scope.ownerId,
        carId: scope.carId,
        costMinor: cost == null ? null : toMinor(cost, fields.currency),
        createdAt: now,
        updatedAt: now,
      }),
      ...links.writes,
      ...followed.writes,
    },
    car: followed.car,
    answer: savedRepair(links.listed),
    refused: 'ID_TAKEN',
  };
}

type Stored = { repair: Repair | null; issues: LinkableIssue[]; readings: Readings };

/** Changes a repair field by field; issues follow the links that change (LINK-05, LINK-06, D65). */
export function editRepair(caller: Caller, edit: z.output<typeof RepairEdit>): Promise<Repair> {
  const id = edit.repairId;
  const { resolvedIssues, partiallyResolvedIssues, mileage, date } = edit.changes;
  const named = [...(resolvedIssues?.to ?? []), ...(partiallyResolvedIssues?.to ?? [])];
  const areLinksNamed = resolvedIssues !== undefined || partiallyResolvedIssues !== undefined;
  const isReadingNamed = mileage !== undefined || date !== undefined;
  const read = sql<Stored>`json_build_object(
    'repair', ${repairOfCar(id)},
    'issues', ${areLinksNamed ? linkableIssues(named, issuesOfRepair(id)) : sql`null`},
    'readings', ${isReadingNamed ? readingsBeside(id) : sql`null`})`;
  return carWrite(caller, edit, read, async (write) => {
    const { scope, stored, now } = write;
    const { repair } = stored;
    if (!repair) throw refusal('NOT_FOUND');
    const {
      cost,
      resolvedIssues,
      partiallyResolvedIssues,
      version: _version,
      ...fields
    } = merged<Editable>(repair, edit);
    const before = outcomes(repair.resolvedIssues, repair.partiallyResolvedIssues);
    const asked = outcomes(
      resolvedIssues ?? repair.resolvedIssues,
      partiallyResolvedIssues ?? repair.partiallyResolvedIssues,
    );
    const links = areLinksNamed
      ? relink(write, id, before, asked, stored.issues)
      : { writes: {}, listed: before };
    const isSame =
      Object.keys(fields).length === 0 && cost === undefined && isSameLinks(before, links.listed);
    if (isSame) return { unchanged: repair };
    if (fields.receiptId) await assertOwnReceipt(write.tx, scope, fields.receiptId);
    const next = { ...repair, ...fields };
    const amount = cost === undefined ? repair.cost : cost;
    const followed =
      fields.mileage === undefined && fields.date === undefined
        ? { writes: {}, car: {} }
        : writeReading(
            write,
            stored.readings,
            { source: 'repair', sourceId: id },
            next.mileage === null ? null : { km: next.mileage, date: next.date },
          );
    return {
      writes: {
        saved: updateRepair(scope, id, {
          ...fields,
          costMinor: amount === null ? null : toMinor(amount, next.currency),
          version: repair.version + 1,
          updatedAt: now,
        }),
        ...links.writes,
        ...followed.writes,
      },
      car: followed.car,
      answer: savedRepair(links.listed),
      refused: 'NOT_FOUND',
    };
  });
}

/** Deletes a repair; the issues it owns go back to new. */
export function removeRepair(
  caller: Caller,
  input: { opId: Id; carId: Id; repairId: Id },
): Promise<{ done: true }> {
  const id = input.repairId;
  const read = sql<Omit<Stored, 'repair'>>`json_build_object(
    'issues', ${linkableIssues([], issuesOfRepair(id))}, 'readings', ${readingsBeside(id)})`;
  return carDelete(caller, input, id, read, (write, deletion) => {
    const { scope, stored } = write;
    const { writes, car } = writeReading(write, stored.readings, { source: 'repair', sourceId: id }, null);
    return {
      writes: {
        gone: deleteRepair(scope, deletion),
        ...applyStatusChanges(scope, changesOnDelete(id, stored.issues)),
        ...writes,
      },
      car,
      answer: sql`(select ${DONE} from gone)`,
      refused: 'NOT_FOUND',
    };
  });
}

/** An issue in both lists counts as resolved (LINK-16). */
function outcomes(resolved: readonly Id[], partially: readonly Id[]): Map<Id, LinkOutcome> {
  return new Map<Id, LinkOutcome>([
    ...partially.map((id) => [id, 'partially_resolved'] as const),
    ...resolved.map((id) => [id, 'resolved'] as const),
  ]);
}

const isSameLinks = (a: Links, b: Links) => sameValue(Object.fromEntries(a), Object.fromEntries(b));

/**
 * Sets what the repair lists. Of that only this car's issues are kept, as with a mechanic (D86): one that was
 * deleted meanwhile must not hold up the repair, and another car's is not found here, whoever owns it.
 */
function relink(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  repairId: Id,
  before: Links,
  asked: Links,
  issues: readonly LinkableIssue[],
) {
  const found = new Set(issues.map(({ id }) => id));
  const listed: Links = new Map([...asked].filter(([id]) => found.has(id)));
  // What a later repair took over stays with it, as long as this one says the same as before (D65).
  const changing = issues.filter(
    (issue) => before.get(issue.id) !== listed.get(issue.id) || issue.resolvedBy === repairId,
  );
  const changes = changesOnSave(repairId, listed, changing, now.toISOString());
  const writes = { ...changeLinks(before, listed), ...applyStatusChanges(scope, changes) };
  return { writes, listed };
}
