import type { Procedure } from '#domain/calls.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf } from '#tests/client.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import type { Dice } from './dice.ts';

type Fields = Record<string, unknown>;

export const wrong: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  'x',
  '\0',
  '\ud800',
  "'; drop table cars; --",
  '../../etc/passwd',
  [],
  {},
  [[]],
  { $ne: 1 },
  'ž'.repeat(6000),
  '9'.repeat(400),
  '2026-02-31',
  newId(),
  '__proto__',
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { x: 1 } } },
  '\u202e\u0007',
  Array.from({ length: 3000 }, () => 'x'),
  '${7*7}{{7*7}}',
  '%n%s%x',
  '2026-01-01T00:00:00+99:99',
  2 ** 53,
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces or removes one value at any depth. */
function bendOne(input: Fields, random: Dice): void {
  const key = random.pick(Object.keys(input));
  const inner = input[key];
  if (isFields(inner) && Object.keys(inner).length > 0 && random.chance(0.7)) return bendOne(inner, random);
  const how = random.below(6);
  if (how === 0) delete input[key];
  else input[key] = how === 1 ? { [key]: [wrong, { [key]: inner }] } : structuredClone(random.pick(wrong));
}

/** An input that is wrong in a place or two: a value of the wrong sort, a missing field, or a stranger's id. */
export function malformed(procedure: Procedure, mine: Things, theirs: Things, random: Dice): Fields {
  const input = structuredClone(inputFor[procedure](mine));
  const ids = Object.keys(input).filter((key) => key in theirs && key !== 'token');
  if (ids.length > 0 && random.chance(0.25)) {
    return { ...input, [random.pick(ids)]: theirs[random.pick(ids) as keyof Things] };
  }
  bendOne(input, random);
  if (random.chance(0.2) && Object.keys(input).length > 0) bendOne(input, random);
  // What was bent and still fits is no malformed request: bend another one.
  const isValid = definitionOf(procedure).inputSchema!.safeParse(input).success;
  return isValid ? malformed(procedure, mine, theirs, random) : input;
}
