import { addInterval, dayOfMonth } from '#domain/reminders/interval-rules.ts';
import { usualBase } from '#domain/reminders/kind-names.ts';
import type { Plan, ReminderKind, Repeat } from '#domain/reminders/schema.ts';

const EVERY_MAX = 999;

/** Turns numbers of days into the years or months that were meant. */
export function repeatOfDays(days: number): Repeat {
  if (days % 365 === 0 && days / 365 <= EVERY_MAX) return { every: days / 365, unit: 'year' };
  if (days % 30 === 0 && days / 30 <= EVERY_MAX) return { every: days / 30, unit: 'month' };
  if (days <= EVERY_MAX) return { every: days, unit: 'day' };
  return { every: Math.min(Math.round(days / 7), EVERY_MAX), unit: 'week' };
}

type Given = {
  /** Decides what the next interval counts from, which no other app says. */
  kind: ReminderKind;
  dueDate: string | null;
  dueKm: number | null;
  every: Repeat | null;
  repeatKm: number | null;
  /** When it was done last: a repeat without a due date counts from here. */
  doneOn: string | null;
  doneKm: number | null;
};

export function planOf({ kind, every, repeatKm, doneOn, doneKm, ...due }: Given): Plan | null {
  const dueDate = due.dueDate ?? (every && doneOn ? addInterval(doneOn, every, 1, dayOfMonth(doneOn)) : null);
  const dueKm = due.dueKm ?? (repeatKm !== null && doneKm !== null ? doneKm + repeatKm : null);
  if (dueDate === null && dueKm === null) return null;
  return {
    dueDate,
    dueKm,
    // Counted from the 31st, it is meant to be the 31st again after a shorter month.
    anchorDay: dueDate === null ? null : dayOfMonth(due.dueDate ?? doneOn ?? dueDate),
    repeat: dueDate === null ? null : every,
    repeatKm: dueKm === null ? null : repeatKm,
    yearDays: null,
    base: usualBase(kind),
  };
}
