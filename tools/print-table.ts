/** @param rows the first one holds the titles */
export function printTable(rows: string[][]): void {
  const widths = rows[0]!.map((_title, at) => Math.max(...rows.map((row) => row[at]!.length)));
  for (const row of rows) {
    const cells = row.map((text, at) => text.padEnd(widths[at]!));
    console.log(cells.join('  ').trimEnd());
  }
}

/** In UTC, to the minute; '' for null. */
export const moment = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
