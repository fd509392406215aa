import { dayOfInstant } from '#domain/language/format.ts';

export type TimelineEntry<Issue, Repair> = { day: string } & (
  | { kind: 'issue'; issue: Issue }
  | { kind: 'repair'; repair: Repair }
);
export type TimelineMonth<Entry> = { /** `yyyy-MM` */ month: string; entries: Entry[] };

type Dated = { id: string; date: string };

/**
 * Issues and repairs on one line, grouped by month and year, newest first (RPT-04, RPT-05). Both come in newest
 * first; on the same day what was found stands above what was done about it.
 * @param timeZone for the day of an issue's instant; without it the device's own
 */
export function monthsOf<Issue extends Dated, Repair extends Dated>(
  issues: readonly Issue[],
  repairs: readonly Repair[],
  timeZone?: string,
): TimelineMonth<TimelineEntry<Issue, Repair>>[] {
  const entries: TimelineEntry<Issue, Repair>[] = [
    ...issues.map((issue) => ({ kind: 'issue' as const, day: dayOfInstant(issue.date, timeZone), issue })),
    ...repairs.map((repair) => ({ kind: 'repair' as const, day: repair.date, repair })),
  ];
  return inMonths(entries.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)));
}

export function inMonths<Entry extends { day: string }>(entries: readonly Entry[]): TimelineMonth<Entry>[] {
  const months: TimelineMonth<Entry>[] = [];
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
