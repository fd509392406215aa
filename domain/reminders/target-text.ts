import { formatDay } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Plan } from './schema.ts';

export const orText = (a: string | null, b: string | null, { t }: Words): string =>
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
