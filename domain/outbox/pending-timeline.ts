import { isDay } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type {
  TimelineIssue,
  TimelinePage,
  TimelineRecord,
  TimelineRepair,
} from '#domain/reports/timeline-schema.ts';
import { changedEntry, deletedIssues, withPendingIssue } from './pending-issues.ts';
import { withPendingRepair } from './pending-repair.ts';
import type { Pending } from './pending.ts';

export type TimelineListQuery = {
  carId: Id;
  timeZone?: string | undefined;
  kind?: 'issues' | 'repairs' | undefined;
  cursor?: string | null | undefined;
};

/** A page of problems and repairs on one line, with what is not yet sent in its place. */
export function withPendingTimeline(
  query: TimelineListQuery,
  page: TimelinePage,
  pending: Pending,
): TimelinePage {
  const { carId, kind, timeZone, cursor } = query;
  const known = new Set(page.records.map((record) => idOf(record)));
  const logged = pending.operations.flatMap(({ procedure, input }): TimelineRecord[] => {
    if (procedure === 'issues.log' && input.carId === carId && kind !== 'repairs') {
      const issue = withPendingIssue({ carId, issueId: input.id }, undefined, pending);
      return issue ? [issueRecord(issue, timeZone)] : [];
    }
    if (procedure !== 'repairs.log' || input.carId !== carId || kind === 'issues') return [];
    const repair = withPendingRepair(input.id, undefined, pending);
    return repair ? [repairRecord(repair)] : [];
  });
  const fresh = logged.filter((record) => {
    const at = place(record);
    const isBelow = !cursor || at < placeOf(cursor, timeZone);
    return !known.has(idOf(record)) && isBelow && (page.next === null || at >= placeOf(page.next, timeZone));
  });
  const deleted = deletedIssues(pending);
  const records = [...page.records.flatMap((record) => changed(record, timeZone, pending) ?? []), ...fresh]
    .filter((record) => !deleted.has(idOf(record)))
    .toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  return { ...page, records };
}

const idOf = (record: TimelineRecord): Id => (record.kind === 'issue' ? record.issue.id : record.repair.id);

const issueRecord = (
  { id, title, date, status, mechanicName }: TimelineIssue,
  timeZone?: string,
): TimelineRecord => ({
  ...{ kind: 'issue', day: dayOfInstant(date, timeZone), issue: { id, title, date, status, mechanicName } },
});

const repairRecord = (repair: TimelineRepair): TimelineRecord => {
  const { id, title, date, kind, cost, currency, garageName, addedByMechanic } = repair;
  const shown = { id, title, date, kind, cost, currency, garageName, addedByMechanic };
  return { kind: 'repair', day: date, repair: shown };
};

function changed(
  record: TimelineRecord,
  timeZone: string | undefined,
  pending: Pending,
): TimelineRecord | null {
  if (record.kind === 'issue') {
    const rest = { text: '', urgent: false, recurring: false, occurrences: 1 };
    return issueRecord(changedEntry({ ...record.issue, ...rest }, pending), timeZone);
  }
  const repair = withPendingRepair(record.repair.id, record.repair, pending);
  return repair ? repairRecord(repair) : null;
}

/** On the same day what was found stands above what was done about it. */
const place = (record: TimelineRecord) =>
  record.kind === 'issue'
    ? `${record.day}|1|${record.issue.date}|${record.issue.id}`
    : `${record.day}|0|${record.day}|${record.repair.id}`;

function placeOf(cursor: string, timeZone: string | undefined): string {
  const [at = ''] = cursor.split('|');
  return isDay(at) ? `${at}|0|${cursor}` : `${dayOfInstant(at, timeZone)}|1|${cursor}`;
}
