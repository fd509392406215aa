import { isDrivenBy } from './energy-names.ts';
import type { Fill } from './schema.ts';
import { summarize } from './summary-rules.ts';

/** Per 100 km; null where it is not known. */
export type LastFill = { fill: Fill; per100: number | null; average: number | null };

/** The newest of what drives the car. @param fills newest first */
export function lastFill(
  fills: readonly Fill[],
  circumstances: Parameters<typeof summarize>[1],
): LastFill | null {
  const fill = fills.find(({ energy }) => isDrivenBy(energy));
  if (!fill) return null;
  const { summary, marks } = summarize(fills, circumstances);
  const own = summary.energies.find(({ energy }) => energy === fill.energy);
  return { fill, per100: marks.get(fill.id)?.per100 ?? null, average: own?.figures?.average ?? null };
}

/** Nearer than this share of the average is the average. */
const LIKE = 0.02;

export function comparedWith(average: number, per100: number): 'better' | 'like' | 'worse' {
  if (Math.abs(per100 - average) <= average * LIKE) return 'like';
  return per100 < average ? 'better' : 'worse';
}
