/** Months since the year 0 of a month `yyyy-MM`, or of a day in it. */
export const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

export const yearOf = (month: string) => Number(month.slice(0, 4));

const monthOf = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

export const monthsOfYear = (year: number) => Array.from({ length: 12 }, (_, at) => monthOf(year * 12 + at));

export function monthsBetween(first: string, last: string): string[] {
  const start = monthNumber(first);
  return Array.from({ length: Math.max(0, monthNumber(last) - start + 1) }, (_, at) => monthOf(start + at));
}

/** The years that these months span. */
export function yearsOf(months: readonly string[]): number[] {
  if (months.length === 0) return [];
  const years = months.map(yearOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The last reading of each month, oldest first. @param readings newest first */
export const monthlyReadings = (readings: readonly { date: string; km: number }[]) =>
  [...new Map(readings.toReversed().map(({ date, km }) => [monthOfDay(date), { date, km }]))].map(
    ([month, last]) => ({
      month,
      ...last,
    }),
  );

type OfMonth<Entry> = { /** `yyyy-MM` */ month: string; entries: Entry[] };

/** Entries must already be sorted, newest first. */
export function inMonths<Entry extends { day: string }>(entries: readonly Entry[]): OfMonth<Entry>[] {
  const months: OfMonth<Entry>[] = [];
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
