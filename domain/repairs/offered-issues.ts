import { DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { byTime, type IssueRecord } from '#domain/issues/issue-record.ts';
import { limits } from '#domain/limits.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { repairsOf } from './repair-record.ts';
import type { OfferedIssue, RepairForm } from './schema.ts';

/** A repair and the issues that its form offers; null if there is no such repair. @param now in ms */
export function repairFormOf(records: Records, repairId: Id | null, now: number): RepairForm | null {
  const repair = repairId === null ? null : repairsOf(records).find(({ id }) => id === repairId);
  if (repair === undefined) return null;
  return { repair, offeredIssues: offeredIssues(records, repair, now) };
}

type Links = { id: Id; resolvedIssues: readonly Id[]; partiallyResolvedIssues: readonly Id[] };

/** As many as a repair can list, newest first, plus those that the edited repair links. */
function offeredIssues(records: Records, edited: Links | null, now: number): OfferedIssue[] {
  const linked = new Set([...(edited?.resolvedIssues ?? []), ...(edited?.partiallyResolvedIssues ?? [])]);
  const since = new Date(now - limits.offeredResolvedDays * DAY_MS).toISOString();
  let left: number = limits.linkedIssuesMax;
  const isOffered = ({ id, status, resolvedBy, resolvedAt }: IssueRecord) => {
    const isRecent = status !== 'resolved' || (resolvedAt !== null && resolvedAt >= since);
    if (isRecent && left-- > 0) return true;
    return edited !== null && (resolvedBy === edited.id || linked.has(id));
  };
  return rowsIn<IssueRecord>(records, 'issue')
    .toSorted(byTime)
    .filter(isOffered)
    .map(({ id, title, date, status, isUrgent: urgent, drivingAdvice: advice }) => ({
      id,
      title,
      date,
      status,
      urgent,
      advice,
    }));
}
