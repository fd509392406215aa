import { randomBytes } from 'node:crypto';

const PREFIX = 'scheduled-';

/** The date in the time zone names the backup, and identifies the day across processes. */
export const nameOf = (day: string): string => `${PREFIX}${day}`;
export const isScheduledName = (name: string): boolean => /^scheduled-\d{4}-\d{2}-\d{2}$/.test(name);

/** A backup is written under a temporary name, so that no other run touches it, and renamed when complete. */
export const draftOf = (name: string): string => `${name}.${randomBytes(6).toString('hex')}`;
export const isDraftName = (name: string): boolean =>
  /^scheduled-\d{4}-\d{2}-\d{2}\.[0-9a-f]{12}$/.test(name);

/** The latest day on which the time of day has been reached, also when clocks change.
 * @param at HH:MM
 * @param zone undefined for that of the machine
 * @returns YYYY-MM-DD */
export function dueDay(now: Date, { at, zone }: { at: string; zone: string | undefined }): string {
  // The Swedish locale prints ISO dates: 2026-11-22 03:15.
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(zone ? { timeZone: zone } : {}),
  }).format(now);
  const [day = '', time = ''] = local.split(' ');
  if (time >= at) return day;
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}
