import type { Id } from '#domain/ids.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Total } from '#domain/money/schema.ts';
import { chainOf, type Link } from './chain-rules.ts';
import { isDrivenBy } from './energy-names.ts';
import { estimateOf, figuresOf, per100, riseOf, spanOf, unusual } from './figures-rules.ts';
import { risingOdometer } from './order-rules.ts';
import type { EnergySummary, FillMark, FillSummary } from './overview-schema.ts';
import { purchasesOf, stationPrices, monthlyUse, stationUse, type Bought } from './plot-rules.ts';
import type { Fill } from './schema.ts';

type Circumstances = {
  /** Estimates stand in for figures that are a year old. */
  today: string;
  /** In Wh. */
  batteryCapacity: number | null;
};

export type SummedFill = Link & Bought & Partial<Pick<Fill, 'isConfirmed'>>;

type Summarized = { summary: FillSummary; marks: ReadonlyMap<Id, FillMark> };

/** @param fills newest first */
export function summarize(
  fills: readonly SummedFill[],
  { today, batteryCapacity }: Circumstances,
): Summarized {
  const marks = new Map<Id, FillMark>();
  const byEnergy = [...Map.groupBy(fills, ({ energy }) => energy)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const energies = byEnergy.flatMap(([energy, some]): EnergySummary[] => {
    if (!isDrivenBy(energy)) return [];
    const { intervals, contradicted } = chainOf(some, energy, energy === 'electric' ? batteryCapacity : null);
    const far = unusual(intervals);
    const wrong = new Set(contradicted);
    const used = new Map(intervals.map((one) => [one.id, per100(one)]));
    for (const { id, isConfirmed } of some)
      marks.set(id, {
        id,
        per100: used.get(id) ?? null,
        isContradicted: wrong.has(id),
        unusual: isConfirmed ? null : (far.get(id) ?? null),
      });
    return [
      {
        energy,
        figures: figuresOf(intervals),
        estimate: estimateOf(some, intervals, today),
        rise: riseOf(intervals),
        months: monthlyUse(intervals),
        stations: stationUse(intervals),
      },
    ];
  });
  const summary = {
    energies,
    costPerKm: costPerKm(fills),
    purchases: purchasesOf(fills),
    stations: stationPrices(fills),
  };
  return { summary, marks };
}

/**
 * All that was bought after the first odometer, up to the last; in fractions of minor units. A stretch in which a cost
 * or a fill-up is missing is left out, with what was paid for it: it would be too low.
 */
export function costPerKm(fills: readonly SummedFill[]): Total[] {
  const span = spanOf(fills);
  if (!span) return [];
  const trusted = risingOdometer(span.fills);
  const paid: SummedFill[] = [];
  let km = 0;
  let before = span.fills[0]!.km!;
  let stretch: SummedFill[] = [];
  for (const fill of span.fills.slice(1)) {
    stretch.push(fill);
    if (fill.km === null || !trusted.has(fill)) continue;
    if (!stretch.some(({ cost, isMissedBefore }) => cost === null || isMissedBefore)) {
      km += fill.km - before;
      paid.push(...stretch);
    }
    before = fill.km;
    stretch = [];
  }
  if (km === 0) return [];
  return [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    minor: some.reduce((sum, { cost }) => sum + toMinor(cost!, currency), 0) / km,
  }));
}
