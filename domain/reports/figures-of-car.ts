import { daysBetween } from '#domain/days.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { allReadingsOf } from '#domain/mileage/reading-record.ts';
import { monthOfDay, monthlyReadings } from '#domain/months.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import { monthlyCosts } from './monthly-costs.ts';
import type { ReportFigures } from './schema.ts';

type Resolution = { issue: IssueRecord; logged: string; day: string };

/** An issue counts as resolved on the day of the repair that resolved it, not on the day that was entered. */
export function resolutions(
  issues: readonly IssueRecord[],
  repairs: Records['repair'],
  timeZone?: string,
): Resolution[] {
  return issues.flatMap((issue) => {
    const { status, resolvedBy, resolvedAt } = issue;
    const byHand = resolvedAt === null ? undefined : dayOfInstant(resolvedAt, timeZone);
    const repair = resolvedBy === null ? undefined : (repairs?.get(resolvedBy) as RepairRecord | undefined);
    const day = repair?.date ?? byHand;
    if (status !== 'resolved' || day === undefined) return [];
    return [{ issue, logged: dayOfInstant(issue.date, timeZone), day }];
  });
}

/** Costs, kilometers, problems and times to repair, added up for plots. */
export function figuresIn(records: Records, timeZone?: string): ReportFigures {
  const issues = rowsIn<IssueRecord>(records, 'issue');
  const resolved = resolutions(issues, records.repair, timeZone);
  const counts = new Map<string, ReportFigures['problems'][number]>();
  const count = (day: string, what: 'logged' | 'again' | 'resolved') => {
    const month = monthOfDay(day);
    const before = counts.get(month) ?? { month, logged: 0, again: 0, resolved: 0 };
    counts.set(month, { ...before, [what]: before[what] + 1 });
  };
  for (const { date, recurrences } of issues) {
    count(dayOfInstant(date, timeZone), 'logged');
    for (const recurrence of recurrences) count(recurrence.date, 'again');
  }
  const times = new Map<number, number>();
  for (const { logged, day } of resolved) {
    count(day, 'resolved');
    const days = Math.max(0, daysBetween(logged, day));
    times.set(days, (times.get(days) ?? 0) + 1);
  }
  return {
    costs: monthlyCosts(rowsIn<RepairRecord>(records, 'repair')),
    mileage: monthlyReadings(allReadingsOf(records)).map(({ month, km }) => ({ month, km })),
    problems: [...counts.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    repairTimes: [...times]
      .map(([days, problems]) => ({ days, problems }))
      .toSorted((a, b) => a.days - b.days),
  };
}

/** In the time zone of the device. */
export const figuresOf = viewOf(['issue', 'repair', 'reading'], (records) => figuresIn(records));
