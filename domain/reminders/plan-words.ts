import { formatDay, formatNumber, formatYearDay } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { fromKm } from '#domain/units/units.ts';
import { everyDistance, formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Plan, RepeatUnit } from './schema.ts';

const orText = (a: string | null, b: string | null, { t }: Words): string =>
  a !== null && b !== null ? t('{date} or {km}', { date: a, km: b }) : (a ?? b ?? '');

/** 'Mar 5, 2027 or 112 000 km'; an estimated mileage is 'about 112 000 km'. */
export function targetText(
  { dueDate, dueKm }: Pick<Plan, 'dueDate' | 'dueKm'>,
  words: CarWords,
  isKmEstimated = false,
): string {
  const { t, language } = words;
  const date = dueDate === null ? null : formatDay(dueDate, language);
  const km = dueKm === null ? null : formatDistance(dueKm, words);
  return orText(date, km !== null && isKmEstimated ? t('about {km}', { km }) : km, words);
}

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
