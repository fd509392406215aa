type TimelineMonth<Entry> = { /** `yyyy-MM` */ month: string; entries: Entry[] };

/** Entries must already be sorted, newest first. */
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
