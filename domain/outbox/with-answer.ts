import type { Id } from '#domain/ids.ts';
import type { CacheUpdate } from './offline.ts';

type Noun = 'cars' | 'fills' | 'documents' | 'reminders';
type Records = Record<string, readonly { id: Id }[]>;

/** The list of a noun, in which a record stands as the server has answered. */
export const withAnswer = (
  noun: Noun,
  input: object | undefined,
  answer: { id: Id },
): readonly CacheUpdate[] => {
  const data = (list: Records | undefined) =>
    list && { ...list, [noun]: list[noun]!.map((one) => (one.id === answer.id ? answer : one)) };
  // Each of these reads answers with its records under the name of their noun.
  return [{ procedure: `${noun}.list`, input, data } as unknown as CacheUpdate];
};
