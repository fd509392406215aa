import { dayOfInstant } from '#domain/language/format.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import type { TimelineIssue, TimelineRecord } from './timeline-schema.ts';

/** Issues and repairs on one line, newest first; issues stand above the repairs of the same day. */
export function timelineOf(
  records: Records,
  kind: 'issues' | 'repairs' | undefined,
  timeZone?: string,
): TimelineRecord[] {
  const issues = kind === 'repairs' ? [] : rowsIn<TimelineIssue>(records, 'issue');
  const repairs = kind === 'issues' ? [] : repairsOf(records);
  const placed: [place: string, TimelineRecord][] = [
    ...issues.map(({ id, title, date, status, mechanicName, drivingAdvice }): [string, TimelineRecord] => {
      const day = dayOfInstant(date, timeZone);
      const issue = { id, title, date, status, mechanicName, drivingAdvice };
      return [`${day}|1|${date}|${id}`, { kind: 'issue', day, issue }];
    }),
    ...repairs.map((one): [string, TimelineRecord] => {
      const { id, title, date, kind: of, cost, currency, garageName, addedByMechanic } = one;
      const repair = { id, title, date, kind: of, cost, currency, garageName, addedByMechanic };
      return [`${date}|0|${id}`, { kind: 'repair', day: date, repair }];
    }),
  ];
  return placed.toSorted(([a], [b]) => (a > b ? -1 : 1)).map(([, record]) => record);
}
