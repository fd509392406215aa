import type { Write } from '#domain/calls.ts';
import { repairOfDocument } from '#domain/documents/cost-record.ts';
import type { CostRecord, Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import {
  changesOnDelete,
  linked,
  type LinkableIssue,
  type LinkOutcome,
  type StatusChange,
} from '#domain/issues/repair-link-rules.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { newValues, type Pending } from '#domain/outbox/pending.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { newRepair } from '#domain/repairs/new-repair.ts';
import { receiptFields } from '#domain/repairs/receipt-fields.ts';
import { receiptsOf, withReceiptList } from '#domain/repairs/receipt-rules.ts';
import { repairOf, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { linkRows, linksOf, recordOf } from '#domain/repairs/repair-row.ts';
import type { Repair, RepairDraft } from '#domain/repairs/schema.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';
import type { RecordKind } from '#domain/sync/schema.ts';
import { shownFiles } from './pending-files.ts';
import { writeReading } from './pending-readings.ts';

const source = (sourceId: Id) => ({ source: 'repair', sourceId }) as const;

const repairIn = (records: RecordsDraft, carId: Id, id: Id) =>
  records.read<RepairRecord>(carId, 'repair', id);

type Draft = Omit<RepairDraft, 'opId'>;
/** When a change was made, and the files that wait. */
export type Made = { at: string; files: Pending['files'] };

/** Also of a document's cost or a completed reminder. */
export function addRepair(records: RecordsDraft, draft: Draft, { at, files }: Made): void {
  const { carId, id, date, mileage: km = null } = draft;
  if (repairIn(records, carId, id)) return;
  const repair = newRepair(draft, at, shownFiles(receiptsOf(draft), [], files));
  const requested = linksOf(repair);
  put(records, { ...repair, ...setLinks(records, repair, { before: new Map(), requested }, at) }, at);
  writeReading(records, carId, source(id), km === null ? null : { km, date });
}

export function editRepair(
  records: RecordsDraft,
  { carId, repairId, changes: given }: Write<'repairs.edit'>,
  { at, files }: Made,
): void {
  const record = repairIn(records, carId, repairId);
  if (!record) return;
  const repair = repairOf(record);
  const changes = withReceiptList(given, repair.receiptIds);
  const { receiptIds, ...set } = newValues<Repair>(changes);
  const edited = {
    ...repair,
    ...set,
    ...(receiptIds && receiptFields(shownFiles(receiptIds, repair.receipts, files))),
  };
  const areLinksNamed = changes.resolvedIssues ?? changes.partiallyResolvedIssues;
  const links = { before: linksOf(repair), requested: linksOf(edited) };
  put(records, { ...edited, ...(areLinksNamed && setLinks(records, repair, links, at)) }, at);
  const { mileage: km, date } = edited;
  if (changes.mileage || changes.date)
    writeReading(records, carId, source(repairId), km === null ? null : { km, date });
}

const put = (records: RecordsDraft, repair: Repair, at: string) =>
  records.put('repair', recordOf(repair, at));

/** Its problems are new again; what names it does so no more. */
export function removeRepair(records: RecordsDraft, carId: Id, repairId: Id): void {
  changeIssues(records, carId, changesOnDelete(repairId, records.rows<LinkableIssue>(carId, 'issue')));
  change<{ repairId: Id | null }>(records, carId, 'document', (one) =>
    one.repairId === repairId ? { repairId: null } : null,
  );
  change<{ reminderCompletions?: { repairId: Id | null }[] }>(
    records,
    carId,
    'reminder',
    ({ reminderCompletions: done = [] }) =>
      done.some((one) => one.repairId === repairId)
        ? {
            reminderCompletions: done.map((one) =>
              one.repairId === repairId ? { ...one, repairId: null } : one,
            ),
          }
        : null,
  );
  records.remove(carId, 'repair', repairId);
  writeReading(records, carId, source(repairId), null);
}

/** Of a completion that is undone: it stays if anybody has edited it since. */
export function removeUnedited(records: RecordsDraft, carId: Id, repairId: Id): void {
  const record = repairIn(records, carId, repairId);
  if (record?.version === 1 && (record.updatedAt ?? record.createdAt) === record.createdAt)
    removeRepair(records, carId, repairId);
}

type Named = Pick<Document, 'carId' | 'title' | 'kind'>;

/** The cost of a document is that of a repair. @param isFirst it had none */
export function writeCostRecord(
  records: RecordsDraft,
  document: Named,
  cost: CostRecord,
  { isFirst, ...made }: Made & { isFirst: boolean },
): void {
  const { carId } = document;
  if (isFirst) return addRepair(records, { ...repairOfDocument(document, cost), carId }, made);
  const record = repairIn(records, carId, cost.id);
  if (!record) return;
  const { breakdown } = record;
  records.put('repair', {
    ...record,
    date: cost.date,
    currency: cost.currency,
    costMinor: toMinorOrNull(cost.cost, cost.currency),
    // Parts and labor are dropped if the new cost is below them.
    breakdown: isWithinCost({ ...cost, breakdown }) ? breakdown : null,
    updatedAt: made.at,
  } as RepairRecord);
}

/** Of a problem that is deleted, or whose status is set by hand. @param repairId null: from all */
export function unlinkIssue(
  records: RecordsDraft,
  carId: Id,
  issueId: Id,
  { repairId, at }: { repairId: Id | null; at: string },
): void {
  change<RepairRecord>(records, carId, 'repair', ({ id, repairIssueLinks: links }) =>
    (repairId === null || id === repairId) && links.some((link) => link.issueId === issueId)
      ? { repairIssueLinks: links.filter((link) => link.issueId !== issueId), updatedAt: at }
      : null,
  );
}

type Links = ReadonlyMap<Id, LinkOutcome>;

/** Also sets the status of these issues. */
function setLinks(
  records: RecordsDraft,
  { carId, id: repairId }: Pick<Repair, 'carId' | 'id'>,
  links: { before: Links; requested: Links },
  at: string,
): Pick<Repair, 'resolvedIssues' | 'partiallyResolvedIssues'> {
  const { before, requested } = links;
  const issues = records
    .rows<LinkableIssue>(carId, 'issue')
    .filter(({ id, resolvedBy }) => resolvedBy === repairId || before.has(id) || requested.has(id))
    .map(({ id, status, resolvedBy, resolvedAt }) => ({ id, status, resolvedBy, resolvedAt }));
  const { changes, listed } = linked(repairId, links, issues, at);
  changeIssues(records, carId, changes);
  const rows = linkRows(listed);
  const named = (outcome: LinkOutcome) =>
    rows.filter((row) => row.outcome === outcome).map((row) => row.issueId);
  return { resolvedIssues: named('resolved'), partiallyResolvedIssues: named('partially_resolved') };
}

function changeIssues(records: RecordsDraft, carId: Id, changes: readonly StatusChange[]): void {
  const byId = new Map(changes.map((one) => [one.id, one]));
  change<LinkableIssue>(records, carId, 'issue', ({ id }) => byId.get(id) ?? null);
}

/** Null: it stays as it is. */
function change<R extends object>(
  records: RecordsDraft,
  carId: Id,
  kind: RecordKind,
  changesOf: (row: R) => Partial<R> | null,
): void {
  for (const row of records.rows<R & { id: Id; carId: Id }>(carId, kind)) {
    const changes = changesOf(row);
    if (changes) records.put(kind, { ...row, ...changes });
  }
}
