import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { Id } from '#domain/ids.ts';
import { rowsOf } from '#domain/media/rules.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import type { Link, Links, RepairRecord } from './repair-record.ts';
import type { Repair } from './schema.ts';

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
