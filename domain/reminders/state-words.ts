import { formatDay } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Snooze } from './schema.ts';
import type { DueStatus } from '#domain/reminders/due-rules.ts';

type ShownStatus = Pick<DueStatus, 'state' | 'reason' | 'daysLeft' | 'kmLeft' | 'date' | 'isEstimated'>;

/** Says what decided the state: 'Overdue by 3 days', '240 km left', 'about Mar 5' for an estimate. */
export function stateText(status: ShownStatus, today: string, words: CarWords): string {
  const { t } = words;
  const { state, reason, daysLeft, kmLeft } = status;
  if (state === 'paused') return t('Paused');
  if (state === 'outOfUse') return t('Car not in use');
  if (state === 'done') return t('Done');
  if (daysLeft !== null && (reason === 'date' || (reason === 'estimate' && !status.isEstimated))) {
    if (daysLeft < 0) return t('Overdue by {n} days', { n: -daysLeft });
    if (daysLeft === 1) return t('Tomorrow');
    return daysLeft === 0 ? t('Due today') : t('In {n} days', { n: daysLeft });
  }
  if (reason === 'estimate' && status.date !== null)
    return status.date <= today ? t('Probably due now') : aboutDay(status.date, words);
  if (kmLeft === null) return t('Mileage unknown');
  if (kmLeft < 0) return t('Overdue by {km}', { km: formatDistance(-kmLeft, words) });
  if (kmLeft === 0) return t('Due now');
  const km = formatDistance(kmLeft, words);
  return t('{km} left', { km: reason === 'estimate' ? t('about {km}', { km }) : km });
}

const aboutDay = (date: string, { t, language }: Words) =>
  t('about {date}', { date: formatDay(date, language) });

/** The estimated day; null without an estimate, or if the state already shows it. */
export const estimateText = ({ isEstimated, date, reason }: ShownStatus, words: Words): string | null =>
  isEstimated && date !== null && reason !== 'estimate' ? aboutDay(date, words) : null;

export const snoozeEnd = ({ until, km }: Snooze, words: CarWords): string =>
  until === null ? formatDistance(km?.until ?? 0, words) : formatDay(until, words.language);
