import type { MileageReading } from './schema.ts';

type PlotPoint = { x: number; y: number };

function scaleOf(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high === low ? 0.5 : (value - low) / (high - low));
}

/** The readings as points of a plot, both axes from 0 to 1, oldest first; the highest reading of each day. */
export function mileagePoints(readings: readonly Pick<MileageReading, 'km' | 'date'>[]): PlotPoint[] {
  const days = new Map<string, number>();
  for (const { date, km } of readings) days.set(date, Math.max(km, days.get(date) ?? 0));
  const points = [...days]
    .map(([date, km]) => ({ at: Date.parse(date), km }))
    .toSorted((a, b) => a.at - b.at);
  const [x, y] = [scaleOf(points.map(({ at }) => at)), scaleOf(points.map(({ km }) => km))];
  return points.map(({ at, km }) => ({ x: x(at), y: y(km) }));
}
