import { monthNumber, yearOf } from '#domain/months.ts';
import type { ReportFigures } from './schema.ts';

type Reading = ReportFigures['mileage'][number];
type Cost = ReportFigures['costs'][number];

type Stretch = { km: number; minor: number };
export type CostPerKm = Stretch & { from: string; to: string; years: (Stretch & { year: number })[] };

/** Over a shorter distance a single bill would dominate the figure. */
export const KM_MIN = 100;

/** The longest series of readings that never decreases, oldest first; ties prefer newer readings. */
export function agreeingReadings<T extends Pick<Reading, 'km'>>(readings: readonly T[]): T[] {
  const runs: { length: number; before: number }[] = [];
  let longest = -1;
  for (const [at, { km }] of readings.entries()) {
    let run = { length: 1, before: -1 };
    for (let earlier = 0; earlier < at; earlier++) {
      const length = runs[earlier]!.length + 1;
      if (readings[earlier]!.km <= km && length >= run.length) run = { length, before: earlier };
    }
    runs.push(run);
    if (longest === -1 || run.length >= runs[longest]!.length) longest = at;
  }
  const agreeing: T[] = [];
  for (let at = longest; at !== -1; at = runs[at]!.before) agreeing.unshift(readings[at]!);
  return agreeing;
}

function kmAt(readings: readonly Reading[], month: number): number {
  const next = readings.findIndex((reading) => monthNumber(reading.month) >= month);
  const [after, before] = [readings[next]!, readings[next - 1]];
  if (!before) return after.km;
  const [start, end] = [monthNumber(before.month), monthNumber(after.month)];
  return before.km + ((after.km - before.km) * (month - start)) / (end - start);
}

/** The costs after the first reading over the kilometres since; null without enough kilometres. */
export function costPerKm(
  figures: Pick<ReportFigures, 'costs' | 'mileage'>,
  currency: string,
): CostPerKm | null {
  const readings = agreeingReadings(figures.mileage);
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || last.km - first.km < KM_MIN) return null;
  const [start, end] = [monthNumber(first.month), monthNumber(last.month)];
  const costs = figures.costs.filter(
    ({ month, currency: own }) => own === currency && monthNumber(month) > start && monthNumber(month) <= end,
  );
  const sum = (some: readonly Cost[]) => some.reduce((total, { minor }) => total + minor, 0);
  const years = [];
  for (let year = yearOf(first.month); year <= yearOf(last.month); year++) {
    const [from, to] = [Math.max(start, year * 12 - 1), Math.min(end, year * 12 + 11)];
    if (to <= from) continue;
    years.push({
      year,
      km: kmAt(readings, to) - kmAt(readings, from),
      minor: sum(costs.filter(({ month }) => yearOf(month) === year)),
    });
  }
  return { from: first.month, to: last.month, km: last.km - first.km, minor: sum(costs), years };
}

/** In minor units; null without known costs: unknown is not zero. */
export const overallCostPerKm = (found: CostPerKm | null): number | null =>
  found === null || found.minor === 0 ? null : perKm(found);

export const perKm = ({ km, minor }: Stretch): number | null => (km < KM_MIN ? null : minor / km);
