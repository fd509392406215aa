import { monthsBetween, monthsOfYear, yearOf, yearsOf } from '#domain/months.ts';
import type { CarCosts, PaidKind } from './costs-schema.ts';
import { paidKindNames } from './paid-kind-names.ts';

type Cost = CarCosts['paid'][number];

/** Taken from the names, so that plots do not load the schemas. */
export const COST_KINDS = Object.keys(paidKindNames) as readonly PaidKind[];

/** Costs of a month or year in minor units. */
export type CostPeriod = { period: string; total: number; kinds: Record<PaidKind, number> };

const ofCurrency = (costs: readonly Cost[], currency: string) =>
  costs.filter((cost) => cost.currency === currency);

function sumUp(period: string, costs: readonly Cost[]): CostPeriod {
  const kinds = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as Record<PaidKind, number>;
  for (const { kind, minor } of costs) kinds[kind] += minor;
  return { period, kinds, total: costs.reduce((sum, { minor }) => sum + minor, 0) };
}

export const totalCosts = (costs: readonly Cost[], currency: string): CostPeriod =>
  sumUp('', ofCurrency(costs, currency));

const costsOfMonths = (costs: readonly Cost[], currency: string, months: readonly string[]): CostPeriod[] =>
  months.map((month) =>
    sumUp(
      month,
      ofCurrency(costs, currency).filter((cost) => cost.month === month),
    ),
  );

export const costsByMonth = (costs: readonly Cost[], currency: string, year: number): CostPeriod[] =>
  costsOfMonths(costs, currency, monthsOfYear(year));

export function costsByYear(costs: readonly Cost[], currency: string): CostPeriod[] {
  const own = ofCurrency(costs, currency);
  return yearsOf(own.map(({ month }) => month)).map((year) =>
    sumUp(
      String(year),
      own.filter(({ month }) => yearOf(month) === year),
    ),
  );
}

/** Two years that begin and end within a month. */
const MONTHS_MAX = 25;

/** Months, or years where there are too many: parts of two years would be compared as if complete. */
export function costColumns(
  costs: readonly Cost[],
  currency: string,
  period: { from: string | null; to: string | null },
  today: string,
): { by: 'month' | 'year'; periods: CostPeriod[] } {
  const own = ofCurrency(costs, currency).map(({ month }) => month);
  const end = period.to !== null && period.to < today ? period.to : today;
  // Costs paid in advance have a future date.
  const last = [end, ...own].toSorted().at(-1)!;
  const covered = period.from === null ? [] : monthsBetween(period.from, last);
  const [year, ...others] = new Set(own.map(yearOf));
  const months =
    covered.length > 0 && covered.length <= MONTHS_MAX
      ? covered
      : year !== undefined && others.length === 0
        ? monthsOfYear(year)
        : null;
  return months
    ? { by: 'month', periods: costsOfMonths(costs, currency, months) }
    : { by: 'year', periods: costsByYear(costs, currency) };
}

export const kindsPaid = (periods: readonly CostPeriod[]): PaidKind[] =>
  COST_KINDS.filter((kind) => periods.some(({ kinds }) => kinds[kind] > 0));
