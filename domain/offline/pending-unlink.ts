import type { Id } from '#domain/ids.ts';
import type { CachedRecords } from '#domain/outbox/cached-records.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';

type Links = { resolvedIssues?: Id[]; partiallyResolvedIssues?: Id[] };

/** Removes an issue that is deleted, or whose status is set by hand, from its repair. */
export function unlinked<R extends Links>(
  repair: R,
  repairId: Id,
  { procedure, input }: PendingOperation,
  cached: CachedRecords,
): R {
  if (procedure !== 'issues.delete' && procedure !== 'issues.edit') return repair;
  const { issueId } = input;
  const without = (field: keyof Links) => {
    const list = repair[field];
    return list?.includes(issueId) ? { [field]: list.filter((id) => id !== issueId) } : {};
  };
  if (procedure === 'issues.delete')
    return { ...repair, ...without('resolvedIssues'), ...without('partiallyResolvedIssues') };
  const { status } = input.changes;
  const owner = cached.issues.get(issueId)?.resolvedBy;
  const isAnothers = owner && owner !== repairId && cached.repairs.has(repairId);
  if (!status || status.to === status.from || isAnothers) return repair;
  if (status.from === 'resolved') return { ...repair, ...without('resolvedIssues') };
  return status.from === 'partially_resolved' ? { ...repair, ...without('partiallyResolvedIssues') } : repair;
}
