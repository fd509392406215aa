import { isDrivenBy } from './energy-names.ts';
import { consumptionText } from './fill-words.ts';
import type { Energy, Fill } from './schema.ts';
import { summarize, type SummedFill } from './summary-rules.ts';
import type { CarWords } from '#domain/units/words.ts';

/** Per 100 km, beside the average of its energy; null where it is not known. */
type Used = { per100: number | null; average: number | null };
export type LastFill = Used & { fill: Fill };

/** What was used up to this one of the fill-ups. */
export function usedBy(
  { id, energy }: Pick<Fill, 'id' | 'energy'>,
  fills: readonly SummedFill[],
  circumstances: Parameters<typeof summarize>[1],
): Used {
  const { summary, marks } = summarize(fills, circumstances);
  const own = summary.energies.find((one) => one.energy === energy);
  return { per100: marks.get(id)?.per100 ?? null, average: own?.figures?.average ?? null };
}

/** The newest of what drives the car. @param fills newest first */
export function lastFill(
  fills: readonly Fill[],
  circumstances: Parameters<typeof summarize>[1],
): LastFill | null {
  const fill = fills.find(({ energy }) => isDrivenBy(energy));
  return fill ? { fill, ...usedBy(fill, fills, circumstances) } : null;
}

/** Nearer than this share of the average is the average. */
const LIKE = 0.02;

export function comparedWith(average: number, per100: number): 'better' | 'like' | 'worse' {
  if (Math.abs(per100 - average) <= average * LIKE) return 'like';
  return per100 < average ? 'better' : 'worse';
}

/** How it compares, '' where there is nothing to compare with. */
export function comparedText(energy: Energy, { per100, average }: Used, words: CarWords): string {
  if (average === null || per100 === average) return '';
  const { t } = words;
  const value = consumptionText(energy, average, words);
  if (per100 === null) return t('Usually {value}', { value });
  const compared = comparedWith(average, per100);
  if (compared === 'like') return t('As usual ({value})', { value });
  return compared === 'better'
    ? t('Better than usual ({value})', { value })
    : t('Worse than usual ({value})', { value });
}
