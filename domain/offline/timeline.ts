import type { Input } from '#domain/calls.ts';
import { isDay } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { withPendingEntry } from './pending-entries.ts';
import { deletedIssues, loggedIssues } from './pending-issue.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { isNewCar, type Pending } from '#domain/outbox/pending.ts';
import { loggedRepairs, withPendingRepair } from './pending-repair.ts';
import type {
  TimelineIssue,
  TimelinePage,
  TimelineRecord,
  TimelineRepair,
} from '#domain/reports/timeline-schema.ts';

export const timelineOffline = {
  writes: {},
  reads: {
    'timeline.list': (query, data, { pending, isUnreachable }) => {
      const isKnownHereOnly = isUnreachable || isNewCar(query.carId, pending);
      const page = data ?? (isKnownHereOnly ? { records: [], next: null } : undefined);
      const shown = page && withPendingRecords(query, page, pending);
      return data || shown?.records.length || isNewCar(query.carId, pending) ? shown : undefined;
    },
  },
} satisfies Offline<'timeline'>;

function withPendingRecords(
  { carId, kind, timeZone, cursor }: Input<'timeline.list'>,
  page: TimelinePage,
  pending: Pending,
): TimelinePage {
  const ids = new Set(page.records.map(idOf));
  const isKnown = (id: Id) => ids.has(id);
  const issues = kind === 'repairs' ? [] : loggedIssues(carId, isKnown, pending);
  const repairs = kind === 'issues' ? [] : loggedRepairs(carId, isKnown, pending);
  const logged = [...issues.map((issue) => issueRecord(issue, timeZone)), ...repairs.map(repairRecord)];
  const isOnPage = (record: TimelineRecord) => {
    const at = place(record);
    const isBelow = !cursor || at < placeOf(cursor, timeZone);
    return isBelow && (page.next === null || at >= placeOf(page.next, timeZone));
  };
  const deleted = deletedIssues(pending);
  const known = page.records
    .filter((record) => !deleted.has(idOf(record)))
    .flatMap((record) => changed(record, timeZone, pending) ?? []);
  const records = [...known, ...logged.filter(isOnPage)].toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  return { ...page, records };
}

const idOf = (record: TimelineRecord): Id => (record.kind === 'issue' ? record.issue.id : record.repair.id);

const issueRecord = (
  { id, title, date, status, mechanicName, drivingAdvice }: TimelineIssue,
  timeZone?: string,
): TimelineRecord => ({
  kind: 'issue',
  day: dayOfInstant(date, timeZone),
  issue: { id, title, date, status, mechanicName, drivingAdvice },
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
    const { drivingAdvice: stored, ...issue } = record.issue;
    const rest = { text: '', urgent: false, recurring: false, occurrences: 1, advice: stored };
    const { advice, ...entry } = withPendingEntry({ ...issue, ...rest }, pending);
    return issueRecord({ ...entry, drivingAdvice: advice }, timeZone);
  }
  const repair = withPendingRepair(record.repair.id, record.repair, pending);
  return repair ? repairRecord(repair) : null;
}

/** Issues stand above the repairs of the same day. */
const place = (record: TimelineRecord) =>
  record.kind === 'issue'
    ? `${record.day}|1|${record.issue.date}|${record.issue.id}`
    : `${record.day}|0|${record.day}|${record.repair.id}`;

function placeOf(cursor: string, timeZone: string | undefined): string {
  const [at = ''] = cursor.split('|');
  return isDay(at) ? `${at}|0|${cursor}` : `${dayOfInstant(at, timeZone)}|1|${cursor}`;
}
