import type { PlotColumn, PlotSeries } from './column-plot.tsx';

/** null when no value is known: unknown is not zero. */
export function sumOf({ values }: PlotColumn, series: readonly PlotSeries[]): number | null {
  const known = series.flatMap(({ key }) => values[key] ?? []);
  if (known.length === 0 && series.length > 0) return null;
  return known.reduce((sum, value) => sum + value, 0);
}

export const shown = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? '–' : format(value);
