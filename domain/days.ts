const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing calendar day `yyyy-MM-dd` of the years 1900 to 9999. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || value < '1900') return false;
  const month = Number(value.slice(5, 7));
  const date = Number(value.slice(8));
  const last = new Date(Date.UTC(Number(value.slice(0, 4)), month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && date >= 1 && date <= last;
}

export const DAY_MS = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const LAST_DAY = '9999-12-31';

/** Stops at the last day: years of five digits would no longer compare as strings. */
export const dayOf = (ms: number): string =>
  new Date(Math.min(ms, time(LAST_DAY))).toISOString().slice(0, 10);

/** Ends at LAST_DAY. */
export const addDays = (day: string, days: number): string => dayOf(time(day) + days * DAY_MS);

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.round(time(day) / DAY_MS);

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** After every day. */
const NEVER = '~';

/** Null: on no day. */
export const isBefore = (a: string | null, b: string | null): boolean => (a ?? NEVER) < (b ?? NEVER);
