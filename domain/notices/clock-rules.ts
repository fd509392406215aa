import { addDays, DAY_MS } from '#domain/days.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A day and the minutes since midnight, as clocks of a time zone show them. */
export type LocalTime = { day: string; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow, and the daily run asks for thousands of times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...digits, ...time });
    formats.set(timeZone, format);
  }
  return format;
}

export function localTime(instant: Date, zone: string): LocalTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map((type) => parts.get(type as 'day'));
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { day: `${year}-${month}-${day}`, minutes };
}

const asUtc = ({ day, minutes }: LocalTime) => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;

/** Milliseconds that a zone is ahead of UTC. */
function offsetAt(ms: number, zone: string): number {
  const whole = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  return asUtc(localTime(new Date(whole), zone)) - whole;
}

/** The first instant with this local time. A time that the clocks skip moves forward by as much as they skip. */
export function instantOf(local: LocalTime, zone: string): Date {
  const utc = asUtc(local);
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  const exact = [before, after].filter((ms) => ms + offsetAt(ms, zone) === utc);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}

/** The next instant after `now` with these minutes on the clock; once a day, even if a clock change repeats an hour. */
export function nextTime(now: Date, minutes: number, zone: string): Date {
  const { day } = localTime(now, zone);
  const today = instantOf({ day, minutes }, zone);
  return today > now ? today : instantOf({ day: addDays(day, 1), minutes }, zone);
}

/** In minutes since midnight; may span midnight. Equal ends mean no quiet hours. */
export type QuietHours = { quietFrom: number; quietTo: number };

export const isQuiet = (minutes: number, { quietFrom, quietTo }: QuietHours): boolean =>
  (minutes - quietFrom + DAY_MINUTES) % DAY_MINUTES < (quietTo - quietFrom + DAY_MINUTES) % DAY_MINUTES;

export function afterQuiet(now: Date, quiet: QuietHours, zone: string): Date {
  return isQuiet(localTime(now, zone).minutes, quiet) ? nextTime(now, quiet.quietTo, zone) : now;
}

export const nextDigest = (now: Date, chosen: { digestAt: number } & QuietHours, zone: string): Date =>
  nextTime(now, isQuiet(chosen.digestAt, chosen) ? chosen.quietTo : chosen.digestAt, zone);
