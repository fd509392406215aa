import { grouped } from '#domain/grouped.ts';
import type { Id } from '#domain/ids.ts';
import { chainOf, type Link } from './chain-rules.ts';
import { isDrivenBy } from './energy-names.ts';
import { estimateOf, figuresOf, per100, riseOf, unusual } from './figures-rules.ts';
import type { EnergySummary, FillMark, FillSummary } from './overview-schema.ts';
import { fuelPerKm, stretchesOf } from './per-km-rules.ts';
import { purchasesOf, stationPrices, monthlyUse, stationUse, type Bought } from './plot-rules.ts';
import type { Fill } from './schema.ts';

type Circumstances = {
  /** Estimates stand in for figures that are a year old. */
  today: string;
  /** In Wh. */
  batteryCapacity: number | null;
};

type SummedFill = Link & Bought & Partial<Pick<Fill, 'isConfirmed'>>;

type Summarized = { summary: FillSummary; marks: ReadonlyMap<Id, FillMark> };

/** @param fills newest first */
export function summarize(
  fills: readonly SummedFill[],
  { today, batteryCapacity }: Circumstances,
): Summarized {
  const marks = new Map<Id, FillMark>();
  const byEnergy = [...grouped(fills, ({ energy }) => energy)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const energies = byEnergy.flatMap(([energy, some]): EnergySummary[] => {
    if (!isDrivenBy(energy)) return [];
    const { intervals, contradicted } = chainOf(some, energy, batteryCapacity);
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
    perKm: fuelPerKm(stretchesOf(fills)),
    purchases: purchasesOf(fills),
    stations: stationPrices(fills),
  };
  return { summary, marks };
}
