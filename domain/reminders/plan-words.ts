import { formatNumber, formatYearDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { fromKm } from '#domain/units/units.ts';
import { everyDistance, formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Plan, RepeatUnit } from './schema.ts';
import { orText, targetText } from './target-text.ts';

const everyUnit: Record<RepeatUnit, Phrase> = {
  day: 'Every {n} days',
  week: 'Every {n} weeks',
  month: 'Every {n} months',
  year: 'Every {n} years',
};

/** 'Every 12 months or 15 000 km'; '' for once. */
export function repeatText(
  { repeat, repeatKm, yearDays }: Pick<Plan, 'repeat' | 'repeatKm'> & { yearDays?: readonly string[] | null },
  words: CarWords,
): string {
  const { t, language, units } = words;
  const time = yearDays
    ? t('Every year: {days}', { days: yearDays.map((day) => formatYearDay(day, language)).join(', ') })
    : repeat && t(everyUnit[repeat.unit], { n: repeat.every });
  if (repeatKm === null) return time ?? '';
  const km =
    time === null
      ? t(everyDistance[units.distanceUnit], {
          n: formatNumber(fromKm(repeatKm, units.distanceUnit), language),
        })
      : formatDistance(repeatKm, words);
  return orText(time, km, words);
}

export const planText = (plan: Plan, words: CarWords): string =>
  [targetText(plan, words), repeatText(plan, words)].filter(Boolean).join(', ');
