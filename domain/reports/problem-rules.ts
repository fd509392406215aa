import { monthsOfYear, yearOf, yearsOf } from './month-rules.ts';
import type { ReportFigures } from './schema.ts';

type Problems = ReportFigures['problems'][number];
type RepairTime = ReportFigures['repairTimes'][number];
export type ProblemPeriod = Omit<Problems, 'month'> & { period: string };

const sumUp = (period: string, some: readonly Problems[]): ProblemPeriod => ({
  period,
  logged: some.reduce((sum, { logged }) => sum + logged, 0),
  again: some.reduce((sum, { again }) => sum + again, 0),
  resolved: some.reduce((sum, { resolved }) => sum + resolved, 0),
});

/** Twelve months, the quiet ones too. */
export const problemsByMonth = (problems: readonly Problems[], year: number): ProblemPeriod[] =>
  monthsOfYear(year).map((month) =>
    sumUp(
      month,
      problems.filter((one) => one.month === month),
    ),
  );

/** Every year from the first to the last with problems, at most the newest twelve. */
export const problemsByYear = (problems: readonly Problems[]): ProblemPeriod[] =>
  yearsOf(problems.map(({ month }) => month)).map((year) =>
    sumUp(
      String(year),
      problems.filter(({ month }) => yearOf(month) === year),
    ),
  );

/** The spans that times to repair are counted in, in days; the last has no end. */
const SPANS = [0, 7, 30, 90, Infinity];

export type RepairSpan = { from: number; to: number | null; problems: number };

/** How many problems were repaired on the same day, within a week, a month, a quarter, or later. */
export const repairSpans = (times: readonly RepairTime[]): RepairSpan[] =>
  SPANS.map((to, at) => {
    const from = at === 0 ? 0 : SPANS[at - 1]! + 1;
    const problems = times
      .filter(({ days }) => days >= from && days <= to)
      .reduce((sum, time) => sum + time.problems, 0);
    return { from, to: Number.isFinite(to) ? to : null, problems };
  });

/** The days that half of the problems took at most; null when none is resolved. */
export function usualDays(times: readonly RepairTime[]): number | null {
  const total = times.reduce((sum, { problems }) => sum + problems, 0);
  let counted = 0;
  for (const { days, problems } of times.toSorted((a, b) => a.days - b.days)) {
    counted += problems;
    if (counted * 2 >= total) return days;
  }
  return null;
}
