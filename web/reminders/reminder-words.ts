import { formatDay, formatKm } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import type { DueStatus } from '#domain/reminders/due-rules.ts';

/** By what decided the state: 'Overdue by 3 days', '240 km left'. */
export function stateText(status: DueStatus, { t, language }: Words): string {
  const { state, reason, daysLeft, kmLeft } = status;
  if (state === 'paused') return t('Paused');
  if (state === 'done') return t('Done');
  if (reason === 'date' && daysLeft !== null) {
    if (daysLeft < 0) return t('Overdue by {n} days', { n: -daysLeft });
    return daysLeft === 0 ? t('Due today') : t('In {n} days', { n: daysLeft });
  }
  if (kmLeft === null) return t('Mileage unknown');
  if (kmLeft < 0) return t('Overdue by {km}', { km: formatKm(-kmLeft, language) });
  if (kmLeft === 0) return t('Due now');
  if (reason === 'estimate' && state === 'urgent') return t('Probably due now');
  return t('{km} left', { km: formatKm(kmLeft, language) });
}

/** What is only estimated, to be shown in grey; null when nothing is. */
export const estimateText = ({ isEstimated, date }: DueStatus, { t, language }: Words): string | null =>
  isEstimated && date !== null ? t('about {date}', { date: formatDay(date, language) }) : null;
