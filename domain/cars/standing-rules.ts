import type { Message } from '#domain/language/words.ts';
import type { Car } from './schema.ts';

/** What is due of a car's reminders: how many, and the first in words. */
export type Due = { overdue: number; now: number; first: string | null };
export const nothingDue: Due = { overdue: 0, now: 0, first: null };

/** What is to be said of a car before its problems: without problems alone a car is not all good. */
export type Standing =
  | { kind: 'due'; message: Message; description: string | null }
  | { kind: 'outOfUse'; message: null; description: null }
  | { kind: 'unknown'; message: Message; description: null };

/** Null where nothing is against its problems being the whole of it. */
export function standingOf(
  { outOfUse, health }: Pick<Car, 'outOfUse' | 'health'>,
  due: Due = nothingDue,
): Standing | null {
  if (outOfUse) return { kind: 'outOfUse', message: null, description: null };
  const description = due.first;
  if (due.overdue > 0)
    return { kind: 'due', message: { phrase: '{n} overdue', values: { n: due.overdue } }, description };
  if (due.now > 0)
    return { kind: 'due', message: { phrase: '{n} due now', values: { n: due.now } }, description };
  if (health.isBlank)
    return { kind: 'unknown', message: { phrase: 'Nothing recorded yet' }, description: null };
  return null;
}
