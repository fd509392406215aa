import { chainOf, type Link } from './chain-rules.ts';
import { isDrivenBy } from './energy-names.ts';
import { figuresOf, per100 } from './figures-rules.ts';
import { consumptionText } from './fill-words.ts';
import type { Energy, Fill } from './schema.ts';
import type { CarWords } from '#domain/units/words.ts';

/** Per 100 km, beside the average of its energy; null where it is not known. */
type Used = { per100: number | null; average: number | null };
export type UsedFill = Link & Pick<Fill, 'energy'>;
export type LastFill = Used & { fill: Fill };

/** What was used up to this one of the fill-ups. @param batteryCapacity in Wh */
export function usedBy(
  { id, energy }: Pick<Fill, 'id' | 'energy'>,
  fills: readonly UsedFill[],
  batteryCapacity: number | null,
): Used {
  if (!isDrivenBy(energy)) return { per100: null, average: null };
  const same = fills.filter((one) => one.energy === energy);
  const { intervals } = chainOf(same, energy, batteryCapacity);
  const own = intervals.find((one) => one.id === id);
  return { per100: own ? per100(own) : null, average: figuresOf(intervals)?.average ?? null };
}

/** The newest of what drives the car. @param fills newest first @param batteryCapacity in Wh */
export function lastFill(fills: readonly Fill[], batteryCapacity: number | null): LastFill | null {
  const fill = fills.find(({ energy }) => isDrivenBy(energy));
  return fill ? { fill, ...usedBy(fill, fills, batteryCapacity) } : null;
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
