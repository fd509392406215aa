import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { Id } from '#domain/ids.ts';
import { filesOf, rowsOf, type FileRow } from '#domain/media/rules.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { viewOf } from '#domain/sync/view.ts';
import { receiptFields } from './receipt-rules.ts';
import type { Repair } from './schema.ts';

type Receipts = 'receiptIds' | 'receipts' | 'receiptId' | 'receiptUrl';
type Links = 'resolvedIssues' | 'partiallyResolvedIssues';
type Link = { issueId: Id; outcome: LinkOutcome };

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
    cost: costMinor === null ? null : fromMinor(costMinor, fields.currency),
    ...receiptFields(filesOf(repairFiles)),
    resolvedIssues: listed('resolved'),
    partiallyResolvedIssues: listed('partially_resolved'),
  };
}

export function recordOf(
  { cost, receipts, receiptIds: _ids, receiptId: _id, receiptUrl: _url, ...repair }: Repair,
  updatedAt: string,
): RepairRecord {
  const { resolvedIssues, partiallyResolvedIssues, ...fields } = repair;
  return {
    ...fields,
    costMinor: toMinorOrNull(cost, fields.currency),
    repairFiles: rowsOf(receipts),
    repairIssueLinks: linkRows(linksOf({ resolvedIssues, partiallyResolvedIssues })),
    updatedAt,
  };
}

/** An issue in both lists counts as resolved. */
export const linksOf = ({
  resolvedIssues,
  partiallyResolvedIssues,
}: Pick<Repair, Links>): ReadonlyMap<Id, LinkOutcome> =>
  new Map<Id, LinkOutcome>([
    ...partiallyResolvedIssues.map((id) => [id, 'partially_resolved'] as const),
    ...resolvedIssues.map((id) => [id, 'resolved'] as const),
  ]);

export const linkRows = (links: ReadonlyMap<Id, LinkOutcome>): Link[] =>
  [...links]
    .map(([issueId, outcome]) => ({ issueId, outcome }))
    .toSorted((a, b) => (a.issueId < b.issueId ? -1 : 1));

/** Newest first; of one day the one with the later id. */
export const byNewest = (a: Pick<Repair, 'date' | 'id'>, b: Pick<Repair, 'date' | 'id'>): number =>
  a.date === b.date ? (a.id > b.id ? -1 : 1) : a.date > b.date ? -1 : 1;

/** Newest first. */
export const repairsOf = viewOf(['repair'], ({ repair }): Repair[] =>
  ([...(repair?.values() ?? [])] as RepairRecord[]).map(repairOf).toSorted(byNewest),
);
