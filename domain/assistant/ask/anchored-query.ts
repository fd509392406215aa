import { addDays } from '#domain/days.ts';
import type { Asks } from './asks-choices.ts';
import type { Garage } from './facts.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import type { Measure, Query } from './query.ts';
import { select } from './select.ts';
import type { Slots } from './slots.ts';
import { range, START } from './spans.ts';

/** What may be asked of the time after or before something. */
const ANCHORED: ReadonlySet<Measure> = new Set([
  'cost',
  'average-cost',
  'records',
  'count',
  'volume',
  'exists',
]);

/** The time since or until something was done, in place of what was done. */
export function anchored(query: Query, { anchor }: Slots, asks: Asks, garage: Garage): Partial<Query> | null {
  if (!anchor || !ANCHORED.has(query.measure)) return null;
  const { isAfter, things } = anchor;
  const done = select(garage, { ...EMPTY_QUERY, things: [...things], cars: query.cars }, ['repair']);
  const record = asks.or === 'oldest' ? done.at(-1) : done[0];
  if (!record) return null;
  return {
    periods: [
      isAfter ? range(addDays(record.date, 1), garage.today) : range(START, addDays(record.date, -1)),
    ],
    things: query.things.filter((id) => !things.includes(id)),
  };
}
