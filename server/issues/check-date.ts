import { refusal } from '#server/platform/errors.ts';

const DAY_MS = 86_400_000;

/**
 * Refuses a day or an instant that lies ahead (D41). A day's grace: a phone's clock may run ahead of
 * ours, and its calendar too.
 * @throws BAD_REQUEST
 */
export function checkDate(date: string, now: Date): void {
  if (Date.parse(date) <= now.getTime() + DAY_MS) return;
  throw refusal('BAD_REQUEST', { fields: [{ path: 'date', phrase: 'The time cannot be in the future' }] });
}
