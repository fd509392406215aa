import type { Id } from '#domain/ids.ts';
import type { Change } from '#domain/merge-rules.ts';

type Ids = ReadonlySet<Id>;
type Changes = Record<string, Change<unknown> | undefined>;

const left = (value: unknown, ids: Ids): unknown =>
  Array.isArray(value) ? value.filter((one) => !ids.has(one)) : ids.has(value as Id) ? null : value;

/** What an operation is sent with where these files of it are gone; a single one stays as it was. */
export function withoutFiles<Input extends object>(input: Input, ids: Ids): Input {
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    name === 'changes' ? changesWithout(value as Changes, ids) : left(value, ids),
  ]);
  return Object.fromEntries(fields) as Input;
}

const changesWithout = (changes: Changes, ids: Ids): Changes =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, change]) => {
      if (!change || ids.has(change.to as Id)) return [];
      return [[name, { ...change, to: left(change.to, ids) }]];
    }),
  );
