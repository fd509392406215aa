import type * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { pageOf } from '#domain/pages.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import type { TimelineIssue, TimelinePage, TimelineQuery, TimelineRecord } from './timeline-schema.ts';

type Kind = 'issues' | 'repairs';
type Placed = { at: string; id: string; record: TimelineRecord };

const issuePlace = (day: string, at: string, id: string) => `${day}|1|${at}|${id}`;
const repairPlace = (day: string, id: string) => `${day}|0|${id}`;
const placeOf = ({ at, id, record: { kind, day } }: Placed) =>
  kind === 'issue' ? issuePlace(day, at, id) : repairPlace(day, id);

function placed(records: Records, kind?: Kind, timeZone?: string): Placed[] {
  const issues = kind === 'repairs' ? [] : rowsIn<TimelineIssue>(records, 'issue');
  const repairs = kind === 'issues' ? [] : repairsOf(records);
  const all = [
    ...issues.map(({ id, title, date, status, mechanicName, drivingAdvice }): Placed => {
      const issue = { id, title, date, status, mechanicName, drivingAdvice };
      return { at: date, id, record: { kind: 'issue', day: dayOfInstant(date, timeZone), issue } };
    }),
    ...repairs.map((one): Placed => {
      const { id, title, date, kind: of, cost, currency, garageName, addedByMechanic } = one;
      const repair = { id, title, date, kind: of, cost, currency, garageName, addedByMechanic };
      return { at: date, id, record: { kind: 'repair', day: date, repair } };
    }),
  ];
  return all
    .map((one): [string, Placed] => [placeOf(one), one])
    .toSorted(([a], [b]) => (a > b ? -1 : 1))
    .map(([, one]) => one);
}

/** Issues and repairs on one line, newest first; issues stand above the repairs of the same day. */
export const timelineOf = (records: Records, kind?: Kind, timeZone?: string): TimelineRecord[] =>
  placed(records, kind, timeZone).map(({ record }) => record);

export function timelinePage(
  records: Records,
  { cursor, limit, kind, timeZone }: Omit<z.output<typeof TimelineQuery>, 'carId'>,
): TimelinePage {
  const [at, id] = cursor?.split('|') ?? ['', ''];
  const after = isDay(at!)
    ? repairPlace(at!, id!)
    : cursor && issuePlace(dayOfInstant(at!, timeZone), at!, id!);
  const left = placed(records, kind, timeZone).filter((one) => after === undefined || placeOf(one) < after);
  const { page, next } = pageOf(left, limit, (last) => `${last.at}|${last.id}`);
  return { records: page.map(({ record }) => record), next };
}
