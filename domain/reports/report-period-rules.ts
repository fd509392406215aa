import { isDay } from '#domain/days.ts';

export const periodChoices = ['all', 'year', 'thisYear', 'dates'] as const;
export type PeriodChoice = (typeof periodChoices)[number];
type Dates = { from: string; to: string };

/** A missing end is open; the first day must not be after the last. */
export const isPeriodValid = (choice: PeriodChoice, { from, to }: Dates): boolean =>
  choice !== 'dates' || !isDay(from) || !isDay(to) || from <= to;

/** Both ends included, null is open. `today` is `yyyy-MM-dd`. */
export function reportPeriod(
  choice: PeriodChoice,
  { from, to }: Dates,
  today: string,
): { from: string | null; to: string | null } {
  if (choice === 'all') return { from: null, to: null };
  if (choice === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (choice === 'dates') return { from: isDay(from) ? from : null, to: isDay(to) ? to : null };
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return { from: new Date(Date.UTC(year - 1, month - 1, day + 1)).toISOString().slice(0, 10), to: today };
}
