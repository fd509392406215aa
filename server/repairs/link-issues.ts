import type { SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { linked, type LinkableIssue, type LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { applyStatusChanges } from '#server/issues/store.ts';
import type { CarWrite } from '#server/platform/database/car-write.ts';
import { changeLinks } from './store.ts';

type Links = ReadonlyMap<Id, LinkOutcome>;

/** @param issues those that the repair resolved, lists, or is requested to list */
export function linkIssues(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  repairId: Id,
  links: { before: Links; requested: Links },
  issues: readonly LinkableIssue[],
): { writes: Record<string, SQLWrapper>; listed: Links } {
  const { changes, listed } = linked(repairId, links, issues, now.toISOString());
  return { writes: { ...changeLinks(links.before, listed), ...applyStatusChanges(scope, changes) }, listed };
}
