import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import type { Understood } from './read-question.ts';
import { kindsOf, runQuery } from './run-query.ts';
import { holdsWord } from './select.ts';

/** Of so many words one more may be left out. */
const WORDS_FOR_TWO = 10;

/** Of several, which one: without it the answer would be of another. */
const CHOOSING = /^(?:\w{2,}est|worst|best|third|fourth|fifth|tres\w+|ceturt\w+|vis\w{4,})$/;

function isHeldIn(garage: Garage, query: Query): boolean {
  const { records, due } = runQuery(garage, query);
  return records.length + (due?.length ?? 0) > 0;
}

/** Of costs that nothing else restricts, what a preposition points at is what they are of. */
const isObject = (query: Query, unused: readonly string[], pointed: readonly string[]) =>
  query.measure === 'cost' &&
  query.things.length + query.places.length === 0 &&
  unused.some((word) => pointed.includes(word));

/** A problem is told as it was described: most of the words are enough. */
const OF_PROBLEMS: ReadonlySet<Query['measure']> = new Set(['status', 'solution']);

function ofProblem(garage: Garage, query: Query): Query {
  const { records } = runQuery(garage, query);
  const isHeld = (word: string) => records.some((record) => holdsWord(record, word));
  if (records.length === 0) return query;
  const words = query.words.filter(isHeld);
  return { ...query, words, unused: query.words.filter((word) => !isHeld(word)) };
}

/** Of records: what they are of must be named. */
const OF_RECORDS: ReadonlySet<Query['measure']> = new Set([
  'count',
  'records',
  'exists',
  'interval',
  'average-cost',
]);

/**
 * Words that the grammar does not know restrict the records that hold them; the others are left out, which the answer says.
 * Null where nothing but such words tells what is asked about.
 */
export function withUsed(
  garage: Garage,
  { query, unknown, pointed, wanted, isFallback, isCarNamed, count }: Understood,
): Query | null {
  if (OF_PROBLEMS.has(query.measure)) return ofProblem(garage, query);
  const words: string[] = [];
  if (query.words.length > 0 || kindsOf(query).includes('fill'))
    for (const word of unknown)
      if (isHeldIn(garage, { ...query, limit: null, words: [...words, word] })) words.push(word);
  const unused = unknown.filter((word) => !words.includes(word));
  if (unused.length === 0) return { ...query, words };
  const isNamed = isCarNamed || query.cars.length !== 1 || query.periods.length > 0;
  const isSubject = query.things.length + query.places.length + words.length > 0;
  const most = isNamed || count >= WORDS_FOR_TWO ? 2 : 1;
  const isClear =
    !isFallback &&
    query.measure !== 'place' &&
    unused.length <= most &&
    !unused.some((word) => CHOOSING.test(word) || wanted.includes(word)) &&
    (isSubject || query.kinds.length === 1 || !OF_RECORDS.has(query.measure)) &&
    (isNamed
      ? !isObject(query, unused, pointed)
      : isSubject && !unused.some((word) => pointed.includes(word)));
  return isClear ? { ...query, words, unused } : null;
}
