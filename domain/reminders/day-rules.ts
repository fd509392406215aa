import type { Repeat } from './schema.ts';

const DAY_MS = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
const print = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => print(time(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number => Math.round((time(to) - time(from)) / DAY_MS);

/** At least; a month has 28 days. */
export const intervalDays = ({ every, unit }: Repeat): number =>
  every * { day: 1, week: 7, month: 28, year: 365 }[unit];
