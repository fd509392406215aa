const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing calendar day `yyyy-MM-dd` of the years 1900 to 9999. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || value < '1900') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const DAY_MS = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(time(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.round(time(day) / DAY_MS);

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);
