import { daysBetween } from '#domain/days.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { monthOfDay, monthlyReadings } from '#domain/months.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';

type Records = { issues: readonly Issue[]; repairs: readonly Repair[]; readings: readonly MileageReading[] };

const byMonth = (a: { month: string }, b: { month: string }) => a.month.localeCompare(b.month);

/** Must agree with `readFigures` of server/reports/store.ts. @param readings newest first */
export function figuresOf({ issues, repairs, readings }: Records, timeZone?: string): ReportFigures {
  const costs = new Map<string, ReportFigures['costs'][number]>();
  for (const { date, kind, currency, cost } of repairs) {
    if (cost === null) continue;
    const key = [monthOfDay(date), kind ?? '~', currency].join(' ');
    const minor = (costs.get(key)?.minor ?? 0) + toMinor(cost, currency);
    costs.set(key, { month: monthOfDay(date), kind, currency, minor });
  }
  const counts = new Map<string, ReportFigures['problems'][number]>();
  const count = (day: string, what: 'logged' | 'again' | 'resolved') => {
    const before = counts.get(monthOfDay(day)) ?? {
      month: monthOfDay(day),
      logged: 0,
      again: 0,
      resolved: 0,
    };
    counts.set(monthOfDay(day), { ...before, [what]: before[what] + 1 });
  };
  const times = new Map<number, number>();
  const repairDays = new Map(repairs.map(({ id, date }) => [id, date]));
  for (const { date, recurrences, status, resolvedBy, resolvedAt } of issues) {
    const logged = dayOfInstant(date, timeZone);
    count(logged, 'logged');
    for (const recurrence of recurrences) count(recurrence.date, 'again');
    const byHand = resolvedAt === null ? undefined : dayOfInstant(resolvedAt, timeZone);
    const resolved = repairDays.get(resolvedBy ?? '') ?? byHand;
    if (status !== 'resolved' || resolved === undefined) continue;
    count(resolved, 'resolved');
    const days = Math.max(0, daysBetween(logged, resolved));
    times.set(days, (times.get(days) ?? 0) + 1);
  }
  return {
    costs: [...costs].toSorted(([a], [b]) => a.localeCompare(b)).map(([, cost]) => cost),
    mileage: monthlyReadings(readings),
    problems: [...counts.values()].toSorted(byMonth),
    repairTimes: [...times]
      .map(([days, problems]) => ({ days, problems }))
      .toSorted((a, b) => a.days - b.days),
  };
}
