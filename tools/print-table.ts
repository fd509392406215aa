/** @param rows the first one holds the titles */
export function tableText(rows: string[][]): string {
  const widths = rows[0]!.map((_title, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lines = rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

export const printTable = (rows: string[][]): void => console.log(tableText(rows));

/** In UTC, to the minute; '' for null. */
export const moment = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';
