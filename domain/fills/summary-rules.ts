import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Total } from '#domain/repairs/schema.ts';
import { chainOf } from './chain-rules.ts';
import { isDrivenBy } from './energy-names.ts';
import {
  estimateOf,
  figuresOf,
  hasRisen,
  per100,
  spanOf,
  unusual,
  type Estimate,
  type Figures,
} from './figures-rules.ts';
import type { Energy, Fill } from './schema.ts';

export type EnergySummary = {
  energy: Energy;
  figures: Figures | null;
  estimate: Estimate | null;
  hasRisen: boolean;
};

/** What is told beside a fill-up. */
export type FillMark = {
  per100: number | null;
  isContradicted: boolean;
  unusual: 'low' | 'high' | null;
};

export type FillSummary = {
  /** Of what drives the car, each energy by itself; the most used first. */
  energies: readonly EnergySummary[];
  marks: ReadonlyMap<string, FillMark>;
  /** For a km, a currency each: never summed across. */
  costPerKm: readonly Total[];
};

/** @param today the device's day */
export function summarize(fills: readonly Fill[], today: string): FillSummary {
  const marks = new Map<string, FillMark>();
  const byEnergy = [...Map.groupBy(fills, ({ energy }) => energy)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const energies = byEnergy.flatMap(([energy, some]): EnergySummary[] => {
    if (!isDrivenBy(energy)) return [];
    const { intervals, contradicted } = chainOf(some, energy);
    const far = unusual(intervals);
    const wrong = new Set(contradicted);
    const used = new Map(intervals.map((one) => [one.id, per100(one)]));
    for (const { id } of some)
      marks.set(id, {
        per100: used.get(id) ?? null,
        isContradicted: wrong.has(id),
        unusual: far.get(id) ?? null,
      });
    return [
      {
        energy,
        figures: figuresOf(intervals),
        estimate: estimateOf(some, intervals, today),
        hasRisen: hasRisen(intervals),
      },
    ];
  });
  return { energies, marks, costPerKm: costPerKm(fills) };
}

/**
 * All that was bought after the first odometer, up to the last; in fractions of minor units. None while a cost or a
 * fill-up is missing: it would be too low.
 */
function costPerKm(fills: readonly Fill[]): Total[] {
  const span = spanOf(fills);
  if (!span) return [];
  const paid = span.fills.slice(1);
  if (paid.some(({ cost, isMissedBefore }) => cost === null || isMissedBefore)) return [];
  return [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    minor: some.reduce((sum, { cost }) => sum + toMinor(cost!, currency), 0) / span.km,
  }));
}
