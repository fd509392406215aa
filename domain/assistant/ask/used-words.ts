import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import { ofAllCars, PLAIN } from './query-parts.ts';
import type { Understood } from './read-question.ts';
import { kindsOf, runQuery } from './run-query.ts';
import { holdsWord } from './select.ts';

function isHeldIn(garage: Garage, query: Query): boolean {
  const { records, due } = runQuery(garage, query);
  return records.length + (due?.length ?? 0) > 0;
}

/** A problem is told as it was described: most of the words are enough. */
const OF_PROBLEMS: ReadonlySet<Query['measure']> = new Set(['status', 'solution']);

/** No work of that name: of the problem, what was done about it tells place and cost. */
export const asSolved = (query: Query): Query | null =>
  OF_WORK.has(query.measure) && query.by === null && query.fuel !== 'only' && query.places.length === 0
    ? { ...query, ...PLAIN, measure: 'solution', kinds: ['issue'] }
    : null;

/** When what is asked about is due, and was done last. */
export const asReminded = (query: Query): Query => ({ ...query, ...PLAIN, measure: 'due', kinds: [] });

const OF_WORK: ReadonlySet<Query['measure']> = new Set(['cost', 'place', 'last']);

/** Words that the grammar does not know restrict the records that hold them; the others are left out, which the answer says. */
export function withUsed(garage: Garage, { query: asked, unknown }: Understood): Query {
  let query = asked;
  // What the question before said of it, which held.
  const words = query.words.filter((word) => !unknown.includes(word));
  if (OF_PROBLEMS.has(query.measure)) {
    const { records } = runQuery(garage, query);
    const isHeld = (word: string) => records.length === 0 || records.some((one) => holdsWord(one, word));
    words.push(...query.words.filter((word) => unknown.includes(word) && isHeld(word)));
  } else if (query.words.length > 0 || kindsOf(query).includes('fill'))
    for (const word of unknown) {
      const of = { ...query, limit: null, words: [...words, word] };
      const isOfOthers =
        query.isOfHere &&
        query.things.length === 0 &&
        !isHeldIn(garage, of) &&
        isHeldIn(garage, { ...of, cars: [] });
      if (isOfOthers) query = ofAllCars(query);
      if (isOfOthers || isHeldIn(garage, of)) words.push(word);
    }
  const unused = unknown.filter((word) => !words.includes(word));
  const solved = unused.length > 0 && words.length === 0 ? asSolved({ ...query, words: unused }) : null;
  return solved && isHeldIn(garage, { ...solved, measure: 'records' }) ? solved : { ...query, words, unused };
}
