import { seededRandom } from '#domain/assessment/seeded-random.ts';

/** Choices that a seed repeats: a failure can be run again. */
export type Dice = {
  pick<T>(from: readonly T[]): T;
  /** A whole number from 0 up to, and without, `end`. */
  below(end: number): number;
  chance(share: number): boolean;
};

export function dice(seed: string): Dice {
  const next = seededRandom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (from) => from[below(from.length)]!, chance: (share) => next() < share };
}
