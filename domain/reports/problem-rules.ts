import { monthsOfYear, yearOf, yearsOf } from '#domain/months.ts';
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

export const problemsByMonth = (problems: readonly Problems[], year: number): ProblemPeriod[] =>
  monthsOfYear(year).map((month) =>
    sumUp(
      month,
      problems.filter((one) => one.month === month),
    ),
  );

export const problemsByYear = (problems: readonly Problems[]): ProblemPeriod[] =>
  yearsOf(problems.map(({ month }) => month)).map((year) =>
    sumUp(
      String(year),
      problems.filter(({ month }) => yearOf(month) === year),
    ),
  );

const SPANS = [0, 7, 30, 90, Infinity];

export type RepairSpan = { from: number; to: number | null; problems: number };

export const repairSpans = (times: readonly RepairTime[]): RepairSpan[] =>
  SPANS.map((to, at) => {
    const from = at === 0 ? 0 : SPANS[at - 1]! + 1;
    const problems = times
      .filter(({ days }) => days >= from && days <= to)
      .reduce((sum, time) => sum + time.problems, 0);
    return { from, to: Number.isFinite(to) ? to : null, problems };
  });

export function medianDays(times: readonly RepairTime[]): number | null {
  const total = times.reduce((sum, { problems }) => sum + problems, 0);
  let counted = 0;
  for (const { days, problems } of times.toSorted((a, b) => a.days - b.days)) {
    counted += problems;
    if (counted * 2 >= total) return days;
  }
  return null;
}
