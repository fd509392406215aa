import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import type { Understood } from './read-question.ts';
import { kindsOf, runQuery } from './run-query.ts';

/** Of the car itself, or of all its fuel, whatever its records say. */
const OF_CARS: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
  'due',
  'danger',
  'car',
]);

const MOST_LEFT_OUT = 2;

/** Of several, which one: without it the answer would be of another. */
const CHOOSING = /^(?:\w{2,}est|worst|best|third|fourth|fifth|tres\w+|ceturt\w+|vis\w{4,})$/;

function isHeldIn(garage: Garage, query: Query): boolean {
  const { records, due } = runQuery(garage, query);
  return records.length + (due?.length ?? 0) > 0;
}

/** It names something of which the records are. */
const hasSubject = ({ things, places, energy, state, fuel, kinds, amount }: Query) =>
  things.length + places.length > 0 ||
  energy !== null ||
  state !== null ||
  fuel === 'only' ||
  kinds.length === 1 ||
  amount !== null;

/**
 * Words that the grammar does not know restrict the records that hold them; the others are left out, which the answer says.
 * Null where nothing but such words tells what is asked about.
 */
export function withUsed(
  garage: Garage,
  { query, unknown, pointed, isFallback, isCarNamed }: Understood,
): Query | null {
  const words: string[] = [];
  if (query.words.length > 0 || kindsOf(query).includes('fill'))
    for (const word of unknown)
      if (isHeldIn(garage, { ...query, limit: null, words: [...words, word] })) words.push(word);
  const unused = unknown.filter((word) => !words.includes(word));
  if (unused.length === 0) return { ...query, words };
  const isOfTime =
    (query.periods.length > 0 || isCarNamed) && query.measure === 'cost' && pointed.length === 0;
  const isClear =
    !isFallback &&
    query.measure !== 'place' &&
    !unused.some((word) => CHOOSING.test(word)) &&
    unused.length <= MOST_LEFT_OUT &&
    (OF_CARS.has(query.measure) || hasSubject(query) || words.length > 0 || isOfTime);
  return isClear ? { ...query, words, unused } : null;
}
