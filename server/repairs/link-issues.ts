import type { SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { changesOnSave, type LinkableIssue, type LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { sameValue } from '#domain/merge-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { applyStatusChanges } from '#server/issues/store.ts';
import type { CarWrite } from '#server/platform/database/car-write.ts';
import { changeLinks } from './store.ts';

type Links = ReadonlyMap<Id, LinkOutcome>;

/** An issue in both lists counts as resolved. */
export const linksOf = ({
  resolvedIssues,
  partiallyResolvedIssues,
}: Pick<Repair, 'resolvedIssues' | 'partiallyResolvedIssues'>): Links =>
  new Map<Id, LinkOutcome>([
    ...partiallyResolvedIssues.map((id) => [id, 'partially_resolved'] as const),
    ...resolvedIssues.map((id) => [id, 'resolved'] as const),
  ]);

/** Ignores unknown issues: a deleted one must not block the repair, and another car's is never found. `issues` are
 * those that the repair resolved, lists, or is requested to list. */
export function linkIssues(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  repairId: Id,
  { before, requested }: { before: Links; requested: Links },
  issues: readonly LinkableIssue[],
): { writes: Record<string, SQLWrapper>; listed: Links } {
  const found = new Set(issues.map(({ id }) => id));
  const listed: Links = new Map([...requested].filter(([id]) => found.has(id)));
  // An issue that a later repair took over stays with it unless this link changes.
  const changing = issues.filter(
    (issue) => before.get(issue.id) !== listed.get(issue.id) || issue.resolvedBy === repairId,
  );
  const changes = changesOnSave(repairId, listed, changing, now.toISOString()).filter(
    (change) => !issues.some((issue) => sameValue(issue, change)),
  );
  return { writes: { ...changeLinks(before, listed), ...applyStatusChanges(scope, changes) }, listed };
}
