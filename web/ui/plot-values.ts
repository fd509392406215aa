/** `look` is one of the eight colours and patterns; a series has the same in every plot. */
export type PlotSeries = { key: string; label: string; look: number };
/** `label` is the short form of `name` for the axis. A value of null is unknown and has no column. */
export type PlotColumn = { key: string; label: string; name: string; values: Record<string, number | null> };

export type PlotData = {
  title: string;
  columns: readonly PlotColumn[];
  series: readonly PlotSeries[];
  format: (value: number) => string;
  /** Heading of the first column of the table, such as 'Month'. */
  heading: string;
  totalLabel?: string;
};

/** null when no value is known: unknown is not zero. */
export function sumOf({ values }: PlotColumn, series: readonly PlotSeries[]): number | null {
  const known = series.flatMap(({ key }) => values[key] ?? []);
  if (known.length === 0 && series.length > 0) return null;
  return known.reduce((sum, value) => sum + value, 0);
}

export const shown = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? '–' : format(value);
