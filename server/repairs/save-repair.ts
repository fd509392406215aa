import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { changesOnDelete, type LinkableIssue } from '#domain/issues/repair-link-rules.ts';
import { breakdownError, isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { receiptsOf, withReceiptList } from '#domain/repairs/receipt-rules.ts';
import { linksOf } from '#domain/repairs/repair-row.ts';
import type { Repair, RepairDraft, RepairEdit } from '#domain/repairs/schema.ts';
import type { RepairText } from '#domain/repairs/texts.ts';
import { applyStatusChanges, linkableIssues } from '#server/issues/store.ts';
import { assertFewFiles } from '#server/media/attach-to-record.ts';
import { changeFiles } from '#server/platform/database/record-files.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import {
  carDelete,
  carWrite,
  type CarChange,
  type CarWrite,
  type Withdrawal,
} from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { linkIssues } from './link-issues.ts';
import {
  deleteRepair,
  insertRepair,
  issuesOfRepair,
  receiptList,
  repairOfCar,
  savedRepair,
  updateRepair,
  type RepairRow,
} from './store.ts';

type Draft = z.output<typeof RepairDraft>;
type Editable = Omit<
  Repair,
  | 'id'
  | 'carId'
  | 'receipts'
  | 'receiptId'
  | 'receiptUrl'
  | 'addedByMechanic'
  | 'mechanicAddedDate'
  | 'byKey'
  | 'createdAt'
>;

/** Also sets the status of the linked issues. */
export async function addRepair(caller: Caller, draft: Draft): Promise<Repair> {
  const { opId: _opId, carId: _carId, ...record } = draft;
  requireWithinCost(draft);
  const named = [...draft.resolvedIssues, ...draft.partiallyResolvedIssues];
  const readings = draft.mileage == null ? sql`null` : readingFacts(draft.id);
  const read = sql<NewRepairFacts>`json_build_object(
    'issues', ${linkableIssues(named)}, 'readings', ${readings})`;
  return carWrite(caller, draft, read, (write) => recordRepair(write, record, write.stored));
}

type NewRepair = Omit<Draft, 'opId' | 'carId' | 'kind' | 'mileage' | RepairText> &
  Partial<Pick<Draft, 'kind' | 'mileage' | RepairText>> &
  Partial<Pick<RepairRow, 'addedByMechanic' | 'mechanicAddedDate' | 'linkId' | 'isUnseen'>>;
export type NewRepairFacts = { issues: LinkableIssue[]; readings: ReadingFacts | null };

/** Refused with ID_TAKEN. @throws NOT_FOUND for a receipt of another car */
export async function recordRepair(
  write: Pick<CarWrite<unknown>, 'scope' | 'mileage' | 'now' | 'tx'>,
  record: NewRepair,
  { issues, readings }: NewRepairFacts,
): Promise<CarChange<Repair>> {
  const { scope, now } = write;
  const { id, mileage, date, resolvedIssues, partiallyResolvedIssues } = record;
  const receipts = receiptsOf(record);
  for (const receipt of receipts) await assertOwnReceipt(write.tx, scope, receipt);
  const requested = linksOf({ resolvedIssues, partiallyResolvedIssues });
  const links = linkIssues(write, id, { before: new Map(), requested }, issues);
  const reading = mileage == null ? null : { km: mileage, date };
  const followed = writeReading(write, readings, { source: 'repair', sourceId: id }, reading);
  return {
    writes: {
      saved: newRepairWrite(scope, record, now),
      ...changeFiles(receiptList, { before: [], after: receipts }),
      ...links.writes,
      ...followed.writes,
    },
    car: followed.car,
    answer: savedRepair(links.listed, receipts),
    refused: 'ID_TAKEN',
  };
}

/** @throws BAD_REQUEST, also when another device or version has lowered the cost */
function requireWithinCost(record: Parameters<typeof isWithinCost>[0]): void {
  if (isWithinCost(record)) return;
  throw fieldRefusal('cost', breakdownError);
}

/** The caller writes its mileage, which is a reading, and its receipts, which are files. */
export const newRepairWrite = (
  { ownerId, carId }: CarScope,
  {
    cost,
    receiptIds: _receipts,
    receiptId: _receipt,
    resolvedIssues: _resolved,
    partiallyResolvedIssues: _partially,
    ...fields
  }: NewRepair,
  now: Date,
) =>
  insertRepair({
    ...fields,
    ownerId,
    carId,
    costMinor: toMinorOrNull(cost, fields.currency),
    createdAt: now,
    updatedAt: now,
  });

type Stored = { repair: Repair | null } & NewRepairFacts;

/** Also updates the issues whose links change. */
export function editRepair(caller: Caller, edit: z.output<typeof RepairEdit>): Promise<Repair> {
  const id = edit.repairId;
  const { resolvedIssues, partiallyResolvedIssues, mileage, date } = edit.changes;
  const named = [...(resolvedIssues?.to ?? []), ...(partiallyResolvedIssues?.to ?? [])];
  const areLinksNamed = resolvedIssues !== undefined || partiallyResolvedIssues !== undefined;
  const isReadingNamed = mileage !== undefined || date !== undefined;
  const read = sql<Stored>`json_build_object(
    'repair', ${repairOfCar(id)},
    'issues', ${areLinksNamed ? linkableIssues(named, issuesOfRepair(id)) : sql`null`},
    'readings', ${isReadingNamed ? readingFacts(id) : sql`null`})`;
  return carWrite(caller, edit, read, async (write) => {
    const { scope, stored, now } = write;
    const { repair } = stored;
    if (!repair) throw refusal('NOT_FOUND');
    const changes = withReceiptList(edit.changes, repair.receiptIds);
    const set = mergeChanges<Editable>(repair, { ...edit, changes });
    const next = { ...repair, ...set };
    requireWithinCost(next);
    const before = linksOf(repair);
    const links = areLinksNamed
      ? linkIssues(write, id, { before, requested: linksOf(next) }, stored.issues)
      : { writes: {}, listed: before };
    const {
      resolvedIssues: _resolved,
      partiallyResolvedIssues: _partially,
      cost,
      receiptIds,
      ...fields
    } = set;
    const files = receiptIds
      ? changeFiles(receiptList, { before: repair.receiptIds, after: receiptIds })
      : {};
    const isUnchanged =
      Object.keys({ ...fields, ...files, ...links.writes }).length === 0 && cost === undefined;
    if (isUnchanged) return { unchanged: repair };
    assertFewFiles(next.receiptIds.length, 'receiptIds');
    for (const added of next.receiptIds.filter((one) => !repair.receiptIds.includes(one)))
      await assertOwnReceipt(write.tx, scope, added);
    const isReadingChanged = fields.mileage !== undefined || fields.date !== undefined;
    const reading = next.mileage === null ? null : { km: next.mileage, date: next.date };
    const readings = isReadingChanged ? stored.readings : null;
    const followed = writeReading(write, readings, { source: 'repair', sourceId: id }, reading);
    return {
      writes: {
        saved: updateRepair(scope, id, {
          ...fields,
          costMinor: toMinorOrNull(next.cost, next.currency),
          version: repair.version + 1,
          updatedAt: now,
        }),
        ...files,
        ...links.writes,
        ...followed.writes,
      },
      car: followed.car,
      answer: savedRepair(links.listed, next.receiptIds),
      refused: 'NOT_FOUND',
    };
  });
}

/**
 * Also sets the issues that it resolved to new.
 * @throws NOT_FOUND
 */
export function removeRepair(
  caller: Caller,
  input: { opId: Id; carId: Id; repairId: Id; movedTo?: Id | undefined },
  withdrawal?: Withdrawal,
): Promise<{ done: true }> {
  const id = input.repairId;
  const read = sql<Omit<Stored, 'repair'>>`json_build_object(
    'issues', ${linkableIssues([], issuesOfRepair(id))}, 'readings', ${readingFacts(id)})`;
  const deleted = { id, bin: 'repair', movedTo: input.movedTo, withdrawal } as const;
  return carDelete(caller, input, deleted, read, (write, deletion) => {
    const { scope, stored } = write;
    const { writes, car } = writeReading(write, stored.readings, { source: 'repair', sourceId: id }, null);
    return {
      writes: {
        deleted: deleteRepair(scope, deletion),
        ...applyStatusChanges(scope, changesOnDelete(id, stored.issues)),
        ...writes,
      },
      car,
      answer: sql`(select ${DONE} from deleted)`,
      refused: 'NOT_FOUND',
    };
  });
}
