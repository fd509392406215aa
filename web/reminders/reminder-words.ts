import { formatDay, formatKm } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import type { DueState, DueStatus } from '#domain/reminders/due-rules.ts';

const names: Record<DueState, Phrase> = {
  overdue: 'Overdue',
  due: 'Due',
  urgent: 'Due very soon',
  soon: 'Due soon',
  ok: 'Not due yet',
  unknown: 'Mileage unknown',
  paused: 'Paused',
  done: 'Done',
};

export const stateText = ({ state }: DueStatus, { t }: Words): string => t(names[state]);

/** 'Mar 5, 2027 or 112 000 km' */
export function targetText(
  { dueDate, dueKm }: { dueDate: string | null; dueKm: number | null },
  { t, language }: Words,
): string {
  const date = dueDate === null ? null : formatDay(dueDate, language);
  const km = dueKm === null ? null : formatKm(dueKm, language);
  return date !== null && km !== null ? t('{date} or {km}', { date, km }) : (date ?? km ?? '');
}
