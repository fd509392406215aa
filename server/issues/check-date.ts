import { refusal } from '#server/platform/errors.ts';

const DAY_MS = 86_400_000;

/** One day of tolerance for time zones and clock skew (D41, VAL-63). @throws BAD_REQUEST for the future */
export function checkDate(date: string, now: Date): void {
  if (Date.parse(date) <= now.getTime() + DAY_MS) return;
  throw refusal('BAD_REQUEST', { fields: [{ path: 'date', phrase: 'The time cannot be in the future' }] });
}
