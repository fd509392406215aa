import { sameValue } from '#domain/merge-rules.ts';
import type { IssueStatus } from './schema.ts';

export type LinkOutcome = 'resolved' | 'partially_resolved';

export type LinkableIssue = {
  id: string;
  status: IssueStatus;
  resolvedBy: string | null;
  resolvedAt: string | null;
};

export type StatusChange = Pick<LinkableIssue, 'id' | 'status' | 'resolvedBy' | 'resolvedAt'>;

export function nextLink(outcome: LinkOutcome | null): LinkOutcome | null {
  if (outcome === null) return 'resolved';
  return outcome === 'resolved' ? 'partially_resolved' : null;
}

type Links = ReadonlyMap<string, LinkOutcome>;

/** What saving a repair does to issues and to its list of them. Ignores unknown issues: a deleted one must not block
 * the repair, and another car's is never found.
 * @param issues those that the repair resolved, lists, or is requested to list */
export function linked(
  repairId: string,
  { before, requested }: { before: Links; requested: Links },
  issues: readonly LinkableIssue[],
  now: string,
): { changes: StatusChange[]; listed: Links } {
  const found = new Set(issues.map(({ id }) => id));
  const listed: Links = new Map([...requested].filter(([id]) => found.has(id)));
  // An issue that a later repair took over stays with it unless this link changes.
  const changing = issues.filter(
    (issue) => before.get(issue.id) !== listed.get(issue.id) || issue.resolvedBy === repairId,
  );
  const changes = changesOnSave(repairId, listed, changing, now).filter(
    (change) => !issues.some((issue) => sameValue(issue, change)),
  );
  return { changes, listed };
}

/**
 * Saving a repair resets the issues it owns to new, then applies the listed outcomes. The
 * last repair owns a link, so issues taken over by another one are not reset.
 * @param issues those that the repair resolved before or lists now @returns only those that change
 */
export function changesOnSave(
  repairId: string,
  listed: ReadonlyMap<string, LinkOutcome>,
  issues: readonly LinkableIssue[],
  now: string,
): StatusChange[] {
  return issues.flatMap((issue) => {
    const outcome = listed.get(issue.id);
    if (outcome) {
      const kept = issue.status === 'resolved' && issue.resolvedBy === repairId ? issue.resolvedAt : now;
      return [
        {
          id: issue.id,
          status: outcome,
          resolvedBy: repairId,
          resolvedAt: outcome === 'resolved' ? kept : null,
        },
      ];
    }
    return issue.resolvedBy === repairId ? [cleared(issue.id)] : [];
  });
}

export function changesOnDelete(repairId: string, issues: readonly LinkableIssue[]): StatusChange[] {
  return issues.filter((issue) => issue.resolvedBy === repairId).map((issue) => cleared(issue.id));
}

const cleared = (id: string): StatusChange => ({ id, status: 'new', resolvedBy: null, resolvedAt: null });

/** A status set by hand clears the link to a repair; resolvedAt follows. */
export function changeByHand(issue: LinkableIssue, status: IssueStatus, now: string): StatusChange {
  if (status === issue.status) return issue;
  return { id: issue.id, status, resolvedBy: null, resolvedAt: status === 'resolved' ? now : null };
}
