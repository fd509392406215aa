import type { Language } from '#domain/language/words.ts';
import { answerText, textOfQuery } from './answer-text.ts';
import type { Asks } from './asks-choices.ts';
import { queryText } from './chips.ts';
import { questionIn } from './asked-parts.ts';
import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import { EMPTY_QUERY, isNamed, ofAllCars, PLAIN } from './query-parts.ts';
import { ownOf } from './own-words.ts';
import { offerText } from './reading-text.ts';
import { readQuestion, saidIn, type Understood } from './read-question.ts';
import { RESULTS, type Slots } from './slots.ts';
import { type Answer, isNothing, runQuery } from './run-query.ts';
import { THINGS } from './things.ts';
import { asReminded, asSolved, withUsed } from './used-words.ts';

export type Asked = {
  readonly text: string;
  readonly language: Language;
  /** The car on whose page it is asked; null for the whole garage. */
  readonly here: string | null;
  /** What was understood before in this thread. */
  readonly before: Query | null;
};

export type Reply = {
  /** 'near': not all of the question is in the answer, which says so. */
  readonly kind: 'answer' | 'near' | 'search' | 'none';
  readonly text: string;
  readonly query: Query | null;
  /** What else may be asked, where that is not certain. */
  readonly others: readonly Query[];
  /** What it asks for; 'none' where it is no question. */
  readonly asksFor: Asks['m'];
  /** It changes the question before. */
  readonly isContinued: boolean;
};

/** No problem of that name: was it done? No work: what resolved the smoke? */
const asDone = (query: Query): Query | null =>
  query.measure === 'status' || query.measure === 'solution'
    ? { ...query, measure: 'exists', kinds: [], state: null }
    : query.things.length > 0 && query.things.every((id) => !THINGS.get(id)?.isPart)
      ? asSolved(query)
      : null;

/** The first that has an answer; else as it was asked. */
function answered(garage: Garage, query: Query, { isEach }: Slots): Answer {
  const exact = runQuery(garage, query);
  if (!isNothing(exact)) return exact;
  const done = asDone(query);
  // Whoever notes no own work at all has no repair shop there.
  const own: Query | null =
    query.state === 'own-work' && isNothing(runQuery(garage, { ...query, cars: [], periods: [] }))
      ? { ...query, state: 'no-place' }
      : null;
  // What is named together was done apart.
  const apart: Query | null = isEach && query.things.length > 1 ? { ...query, isEither: true } : null;
  // No record says that it was passed: what the records of it say.
  const inspected: Query | null = query.things.some((id) => RESULTS.has(id))
    ? {
        ...query,
        ...PLAIN,
        by: query.by,
        measure: 'records',
        kinds: ['repair'],
        things: query.things.filter((id) => !RESULTS.has(id)),
      }
    : null;
  // Of a fuel that this car does not burn.
  const burnt: Query | null = query.isOfHere && query.energy ? ofAllCars(query) : null;
  const found = [apart, inspected, done, own, burnt]
    .flatMap((one) => (one ? runQuery(garage, one) : []))
    .find((one) => !isNothing(one));
  if (found) return found;
  const isOfName = query.things.length > 0 && query.words.length + query.unused.length === 0;
  if (!isOfName || query.measure === 'cost' || query.measure === 'car' || query.periods.length > 0)
    return exact;
  const reminded = runQuery(garage, asReminded(query));
  return reminded.due?.some(({ reminder }) => reminder.completions.length > 0) ? reminded : exact;
}

/** From so likely on an answer is told; below, what may be asked is offered. */
const SURE = 0.85;
/** So likely, the next question may go on from it, and that there is nothing of it is told. */
const LIKELY = 0.5;
/** What may well be no question gets no guess. */
const MAYBE_NONE = 0.15;

/** Then a word that is left out may be all that it is of: 'when was the zorbler replaced?' */
const isUnrestricted = ({ query, isCarNamed, asks }: Understood) =>
  asks.m !== 'car' &&
  !isCarNamed &&
  query.fuel !== 'only' &&
  query.state === null &&
  query.kinds.every((kind) => kind === 'repair') &&
  query.periods.length === 0 &&
  !isNamed(query);

const WANTING = /^(?:many|which|cik|kads|kada|kadu|for|on|par|without|except|bez|iznemot)$/;

/** Less of it was understood than not, or not what is asked for: 'how many zorbles'. */
const isUnclear = (garage: Garage, { unused }: Query, { unknown, slots: { spoken } }: Understood) =>
  2 * unused.length > spoken.filter(({ slot }) => slot !== null && slot !== 'filler').length ||
  spoken.some(
    ({ word }, at) =>
      WANTING.test(spoken[at - 1]?.word ?? '') && unknown.includes(word) && !ownOf(garage).isHeld(word),
  );

const ANY_KIND: Query['kinds'] = ['repair', 'issue', 'document', 'fill'];

/** Each is on record by itself, and none holds them all: nothing is denied. */
function isFoundApart(garage: Garage, { things }: Query): boolean {
  const isFound = (some: string[]) =>
    !isNothing(runQuery(garage, { ...EMPTY_QUERY, kinds: ANY_KIND, things: some }));
  return things.length > 1 && things.some((thing) => isFound([thing])) && !isFound(things);
}

/** There is something by that name after all. */
const isOfSame = (one: Query, { things, state, energy }: Query): boolean =>
  state === null && energy === null && String(one.things) === String(things);

/** What may be asked, to choose from. */
function readingsOf(
  garage: Garage,
  queries: readonly Query[],
  { language, isLikely, isContinued }: { language: Language; isLikely: boolean; isContinued: boolean },
): Reply | null {
  const said = new Set<string>();
  const isNew = (key: string) => !said.has(key) && said.add(key);
  const all = queries.map((one) => ({ ...one, isGuess: true }));
  const found = all.filter(
    (one) =>
      !isNothing(runQuery(garage, one)) &&
      isNew(saidIn(garage, one).asked) &&
      isNew(queryText(one, { garage, language })),
  );
  // That there is none is told where nothing else may be meant.
  const [first] = all;
  const isNone =
    isLikely &&
    first &&
    first.words.length + first.unused.length === 0 &&
    isNothing(runQuery(garage, first)) &&
    !found.some((one) => isOfSame(one, first));
  const [query, ...others] = isNone ? [first, ...found] : found;
  if (!query) return null;
  const lines = [query, ...others].map((one) => `- ${textOfQuery(garage, one, language)}`);
  const text = [offerText(others.length + 1, language), ...lines].join('\n');
  return { kind: 'near', text, query, others, asksFor: query.measure, isContinued };
}

/** So likely it is told where all else that may be asked has no record. */
const ONLY = 0.75;

const isTold = (garage: Garage, { certainty, others }: Understood, found: Answer): boolean =>
  (certainty >= SURE && !(found.query.measure === 'exists' && found.query.unused.length > 0)) ||
  (certainty >= ONLY &&
    found.query.unused.length === 0 &&
    others().every((one) => isNothing(runQuery(garage, one))));

function replyTo(garage: Garage, understood: Understood, { language, before }: Asked): Reply | null {
  const isOfGuess = understood.isContinued && before !== null && (before.isGuess || before.unused.length > 0);
  const query = withUsed(garage, understood);
  const found = answered(garage, query, understood.slots);
  if (understood.none > MAYBE_NONE) return null;
  const isOfNothing = isUnrestricted({ ...understood, query });
  if ((query.unused.length > 0 && isOfNothing) || isUnclear(garage, query, understood)) return null;
  if (isOfGuess || !isTold(garage, understood, found)) {
    if (isOfNothing && understood.certainty === 0) return null;
    const ofAll = found.query.isOfHere ? [ofAllCars(found.query)] : [];
    return readingsOf(garage, [found.query, ...ofAll, ...understood.others()], {
      language,
      isLikely: understood.certainty >= LIKELY && !understood.isContinued,
      isContinued: understood.isContinued,
    });
  }
  const isWhole = found.query.words.length + found.query.unused.length === 0;
  const isNone = isNothing(found);
  if (isNone && (!isWhole || isFoundApart(garage, query))) return null;
  const isNear = found.query.unused.length > 0;
  return {
    kind: isNone && found.query.measure !== 'car' ? 'none' : isNear ? 'near' : 'answer',
    text: answerText(found, { garage, language }),
    query: found.query,
    others: [],
    asksFor: found.query.measure,
    isContinued: understood.isContinued,
  };
}

/** What a text by itself asks of the records; null where that is more likely something else. */
export function queryAsked(text: string, garage: Garage, here: string | null): Query | null {
  const understood = readQuestion(questionIn(text, garage), { garage, here, before: null });
  return typeof understood === 'string' || understood.certainty < LIKELY ? null : understood.query;
}

/** From the records alone: an answer with its query, or what a search for the words finds. */
export function ask(garage: Garage, asked: Asked): Reply {
  const { text, here, before } = asked;
  const understood = readQuestion(questionIn(text, garage), { garage, here, before });
  const found = typeof understood === 'string' ? null : replyTo(garage, understood, asked);
  if (found) return found;
  const asksFor =
    understood === 'price'
      ? 'outside'
      : typeof understood === 'string'
        ? understood
        : understood.none > MAYBE_NONE
          ? 'none'
          : understood.query.measure;
  return { kind: 'search', text: '', query: null, others: [], asksFor, isContinued: false };
}
