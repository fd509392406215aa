import fc from 'fast-check';
import { addDays } from '#domain/days.ts';

/** What a plan of a reminder is drawn from, in tests of properties. */
export const day = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2020-01-01', days));
export const repeat = fc.record({
  every: fc.integer({ min: 1, max: 24 }),
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
});
export const base = fc.constantFrom('done' as const, 'due' as const);
