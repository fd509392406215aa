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
