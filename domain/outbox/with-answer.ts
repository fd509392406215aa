import type { Id } from '#domain/ids.ts';
import type { CacheUpdate } from './offline.ts';

type Noun = 'cars';
type Records = Record<string, readonly { id: Id }[]>;

/** Replaces the record in the cached list of its noun by the one that the server answered. */
export const withAnswer = (
  noun: Noun,
  input: object | undefined,
  answer: { id: Id },
): readonly CacheUpdate[] => {
  const data = (list: Records | undefined) =>
    list && { ...list, [noun]: list[noun]!.map((one) => (one.id === answer.id ? answer : one)) };
  // Each of these lists has its records under the name of the noun.
  return [{ procedure: `${noun}.list`, input, data } as unknown as CacheUpdate];
};
