import { RepairKind } from '#domain/repairs/schema.ts';
import { monthsOfYear, yearOf, yearsOf } from './month-rules.ts';
import type { ReportFigures } from './schema.ts';

type Cost = ReportFigures['costs'][number];

/** `none` is a repair that was saved without a kind. */
export type CostKind = RepairKind | 'none';
export const COST_KINDS: readonly CostKind[] = [...RepairKind.options, 'none'];

/** A month or a year with what was paid in it, in minor units. */
export type CostPeriod = { period: string; total: number; kinds: Record<CostKind, number> };

/** The currencies that amounts are in, the one with the most entries first. Each is shown by itself (D108). */
export function currenciesOf(costs: readonly Pick<Cost, 'currency'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of costs) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([currency]) => currency);
}

const ofCurrency = (costs: readonly Cost[], currency: string) =>
  costs.filter((cost) => cost.currency === currency);

function sumUp(period: string, costs: readonly Cost[]): CostPeriod {
  const kinds = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as Record<CostKind, number>;
  for (const { kind, minor } of costs) kinds[kind ?? 'none'] += minor;
  return { period, kinds, total: costs.reduce((sum, { minor }) => sum + minor, 0) };
}

/** All of one currency, whenever it was. */
export const costsInAll = (costs: readonly Cost[], currency: string): CostPeriod =>
  sumUp('', ofCurrency(costs, currency));

/** Twelve months, those without costs too. */
export const costsByMonth = (costs: readonly Cost[], currency: string, year: number): CostPeriod[] =>
  monthsOfYear(year).map((month) =>
    sumUp(
      month,
      ofCurrency(costs, currency).filter((cost) => cost.month === month),
    ),
  );

/** Every year from the first to the last with costs, at most the newest twelve. */
export function costsByYear(costs: readonly Cost[], currency: string): CostPeriod[] {
  const own = ofCurrency(costs, currency);
  return yearsOf(own.map(({ month }) => month)).map((year) =>
    sumUp(
      String(year),
      own.filter(({ month }) => yearOf(month) === year),
    ),
  );
}

/** The kinds that something was paid for in these periods, in the order of the list of kinds. */
export const kindsPaid = (periods: readonly CostPeriod[]): CostKind[] =>
  COST_KINDS.filter((kind) => periods.some(({ kinds }) => kinds[kind] > 0));
