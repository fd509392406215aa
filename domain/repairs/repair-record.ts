import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { Id } from '#domain/ids.ts';
import { filesOf, type FileRow } from '#domain/media/rules.ts';
import { fromMinorOrNull } from '#domain/money/minor-units.ts';
import { rowsIn } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import { receiptFields } from './receipt-fields.ts';
import type { Repair } from './schema.ts';

type Receipts = 'receiptIds' | 'receipts' | 'receiptId' | 'receiptUrl';
export type Links = 'resolvedIssues' | 'partiallyResolvedIssues';
export type Link = { issueId: Id; outcome: LinkOutcome };

/** A repair as devices keep it (decision 048). */
export type RepairRecord = Omit<Repair, 'cost' | Receipts | Links> & {
  costMinor: number | null;
  repairFiles: readonly FileRow[];
  /** By the id of the issue. */
  repairIssueLinks: readonly Link[];
  updatedAt?: string;
};

export function repairOf(record: RepairRecord): Repair {
  const { costMinor, repairFiles, repairIssueLinks, updatedAt: _at, ...fields } = record;
  const listed = (outcome: LinkOutcome) =>
    repairIssueLinks.flatMap((link) => (link.outcome === outcome ? [link.issueId] : []));
  return {
    ...fields,
    cost: fromMinorOrNull(costMinor, fields.currency),
    ...receiptFields(filesOf(repairFiles)),
    resolvedIssues: listed('resolved'),
    partiallyResolvedIssues: listed('partially_resolved'),
  };
}

/** Newest first; of one day the one with the later id. */
export const byNewest = (a: Pick<Repair, 'date' | 'id'>, b: Pick<Repair, 'date' | 'id'>): number =>
  a.date === b.date ? (a.id > b.id ? -1 : 1) : a.date > b.date ? -1 : 1;

/** Newest first. */
export const repairsOf = viewOf(['repair'], (records): Repair[] =>
  rowsIn<RepairRecord>(records, 'repair').map(repairOf).toSorted(byNewest),
);
