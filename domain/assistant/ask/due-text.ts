import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { countText, fillText } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay } from '#domain/language/format.ts';
import { type CarWords, formatDistance } from '#domain/units/words.ts';
import type { CarDue } from './select.ts';

type Words = Pick<CarWords, 'language' | 'units'> & { today: string };

/** What is due, when, and how far that is. */
export function dueLine({ reminder, status, mileage }: CarDue, words: Words): string {
  const { language, today } = words;
  const { title, plan, completions } = reminder;
  const when = [
    ...(plan.dueDate === null ? [] : [formatLongDay(plan.dueDate, language)]),
    ...(plan.dueKm === null
      ? []
      : [fillText(ASKED.dueAt, language, { km: formatDistance(plan.dueKm, words) })]),
  ].join(inLanguage(ASKED.or, language));
  const days = plan.dueDate === null ? null : daysBetween(today, plan.dueDate);
  const km = plan.dueKm === null || !mileage ? null : plan.dueKm - mileage.km;
  const marks = [
    ...(days !== null && days < 0
      ? [fillText(ASKED.lateDays, language, { days: countText(-days, 'day', language) })]
      : []),
    ...(days !== null && days > 0 ? [fillText(ASKED.daysLeft, language, { n: days })] : []),
    ...(days === 0 ? [inLanguage(ASKED.dueToday, language)] : []),
    ...(km !== null && km < 0 ? [fillText(ASKED.lateKm, language, { km: formatDistance(-km, words) })] : []),
    ...(km !== null && km > 0 ? [fillText(ASKED.kmLeft, language, { km: formatDistance(km, words) })] : []),
    ...(status.date !== null && plan.dueDate === null
      ? [fillText(ASKED.about, language, { date: formatLongDay(status.date, language) })]
      : []),
    ...(completions[0]
      ? [fillText(ASKED.lastDone, language, { date: formatLongDay(completions[0].doneOn, language) })]
      : []),
  ];
  return `${title}: ${when}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`;
}
