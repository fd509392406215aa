import { DAY_MS } from '#domain/days.ts';
import { fieldRefusal } from './errors.ts';

/** One day of tolerance for time zones and clock skew.
 * @param date ISO, a day or an instant
 * @throws BAD_REQUEST for the future */
export function checkDate(date: string, now: Date, path = 'date'): void {
  if (Date.parse(date) <= now.getTime() + DAY_MS) return;
  throw fieldRefusal(path, 'The time cannot be in the future');
}
