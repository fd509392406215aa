import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { answerText } from './answer-text.ts';
import { asks, withoutReasons } from './clauses.ts';
import { listLines, otherCarsText } from './figure-texts.ts';
import type { Garage } from './facts.ts';
import { followUp, pointingWords } from './follow-up.ts';
import { type Query } from './query.ts';
import { readQuestion, type Understood } from './read-question.ts';
import { RESULTS } from './slots.ts';
import { type Answer, runQuery } from './run-query.ts';
import { THINGS } from './things.ts';
import { TEXTS } from './texts.ts';
import { missedBy } from './told.ts';
import { asSolved, withUsed } from './used-words.ts';

export type Asked = {
  readonly text: string;
  readonly language: Language;
  /** The car on whose page it is asked; null for the whole garage. */
  readonly here: string | null;
  /** What was understood before in this thread. */
  readonly before: Query | null;
  /** Something was said before that was not understood. */
  readonly isAfterUnread?: boolean;
};

export type Reply = {
  /** 'near': not all of the question is in the answer, which says so. */
  readonly kind: 'answer' | 'near' | 'search' | 'none';
  readonly text: string;
  readonly query: Query | null;
  readonly isAsking: boolean;
  /** By what is named alone: 'riepas'. */
  readonly isByName: boolean;
  /** Whether the car may be driven. */
  readonly asksSafety: boolean;
};

/** The question's sentences, with the mark that ends them; '2024. gada', '5.03.2024' and 'excl. fuel' end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/(\d|\b(?:excl|incl|approx|vs|nr|apm))\.(?=\s*[\p{Ll}\d])/giu, '$1\u2024')
    .split(/(?<=[.!?\n])/u)
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const MOST_SENTENCES = 8;

const isNamed = ({ things, places, words, energy, periods }: Query) =>
  things.length + places.length + words.length > 0 ||
  energy !== null ||
  periods.some(({ name }) => name === 'day');

const isEmpty = ({ records, due, cells }: Answer) =>
  records.length === 0 &&
  (due === null || due.length === 0) &&
  cells.every(
    ({ figure }) =>
      figure === null ||
      (figure.type === 'money' && figure.records === 0) ||
      (figure.type === 'volume' && figure.fills === 0) ||
      (figure.type === 'count' && figure.count === 0),
  );

/** No problem of that name: was it done? No work: what resolved the smoke? */
const asDone = (query: Query): Query | null =>
  query.measure === 'status' || query.measure === 'solution'
    ? { ...query, measure: 'exists', kinds: [], state: null }
    : query.things.length > 0 && query.things.every((id) => !THINGS.get(id)?.isPart)
      ? asSolved(query)
      : null;

/** Where no record of the kind that was asked for is about it, what else is, and when a reminder of it was last done. */
function elsewhere(garage: Garage, query: Query): Answer | null {
  if (query.things.length === 0 || query.measure === 'car') return null;
  const of = { ...query, order: null, limit: null, state: null, fuel: null, by: null };
  const any = runQuery(garage, { ...of, measure: 'records', kinds: ['repair', 'issue', 'document'] });
  if (!isEmpty(any)) return any;
  const due = query.periods.length > 0 ? null : runQuery(garage, { ...of, measure: 'due', kinds: [] });
  return due && !isEmpty(due) ? due : null;
}

/** What is asked for by name, and this car has none of, other cars may have. */
function ofOtherCars(garage: Garage, query: Query, isCarNamed: boolean): Query | null {
  if (isCarNamed || query.cars.length !== 1 || !isNamed(query)) return null;
  const others = garage.cars.filter(
    ({ id }) => !query.cars.includes(id) && !isEmpty(runQuery(garage, { ...query, cars: [id] })),
  );
  return others.length > 0 ? { ...query, cars: others.map(({ id }) => id) } : null;
}

/** The first that has an answer; else as it was asked. */
function answered(garage: Garage, query: Query, isCarNamed: boolean) {
  const exact = runQuery(garage, query);
  if (!isEmpty(exact)) return { answer: exact, isOfOthers: false };
  const done = asDone(query);
  const answer = done && runQuery(garage, done);
  if (answer && !isEmpty(answer)) return { answer, isOfOthers: false };
  // Whoever notes no own work has no repair shop there.
  if (query.state === 'own-work') return answered(garage, { ...query, state: 'no-place' }, isCarNamed);
  // That an inspection was passed is seldom written, that it was failed more often.
  if (query.things.includes('passed')) {
    const things = query.things.filter((id) => id !== 'passed');
    const passed = runQuery(garage, { ...query, things, except: [...query.except, 'failed'] });
    if (!isEmpty(passed)) return { answer: passed, isOfOthers: false };
  }
  const others = ofOtherCars(garage, query, isCarNamed);
  return others
    ? { answer: runQuery(garage, others), isOfOthers: true }
    : { answer: exact, isOfOthers: false };
}

/** Then a word that is left out may be all that it is of: 'when was the zorbler replaced?' */
const isUnrestricted = (query: Query, isCarNamed: boolean) =>
  OF_RECORDS.has(query.measure) &&
  !isCarNamed &&
  query.cars.length === 1 &&
  query.fuel !== 'only' &&
  !(query.limit !== null && (query.order === 'most' || query.order === 'least')) &&
  [query.things, query.words, query.places, query.kinds, query.periods].every(({ length }) => length === 0);

const OF_RECORDS: ReadonlySet<Query['measure']> = new Set([
  'cost',
  'count',
  'records',
  'last',
  'exists',
  'place',
  'average-cost',
  'interval',
]);

/** Of words that ask for what a record tells. */
const ASKING_CUES = 'what who when note number numbers show list parts priced paper'.split(' ');

const WANTING = /^(?:many|cik|which|kads|kada|kadu)$/;

/** Less of it was understood than not, or not what is asked for: 'how many hours'. */
const isUnclear = ({ isFallback, query, slots: { spoken } }: Understood, unused: readonly string[]) =>
  (isFallback && unused.length > 0 && query.measure !== 'records') ||
  2 * unused.length > spoken.filter(({ slot }) => slot !== null && slot !== 'filler').length ||
  spoken.some(
    ({ word, slot }, at) =>
      slot === null && unused.includes(word) && WANTING.test(spoken[at - 1]?.word ?? ''),
  );

/** 'Altogether' is of this car, or of all of them. */
const isTogether = ({ isCarNamed, isContinued, slots: { cues } }: Understood) =>
  !isContinued && !isCarNamed && cues.has('together') && !cues.has('thisCar');

const SUMMED: ReadonlySet<Query['measure']> = new Set(['cost', 'count', 'volume']);

function togetherLines(garage: Garage, { query, records }: Answer, language: Language): string[] {
  if (!SUMMED.has(query.measure) || query.by !== null || query.cars.length !== 1) return [];
  const all = runQuery(garage, { ...query, cars: [] });
  const [first = ''] =
    all.records.length === records.length ? [] : answerText(all, { garage, language }).split('\n');
  return first === '' ? [] : ['', `${inLanguage(TEXTS.allTogether, language)} ${first}`];
}

function replyTo(
  garage: Garage,
  understood: Understood,
  { language, unread }: { language: Language; unread: readonly string[] },
): Reply | null {
  const { isCarNamed } = understood;
  const query = withUsed(garage, understood);
  const { answer: found, isOfOthers } = answered(garage, query, isCarNamed);
  const missed = missedBy(understood.slots, found.query, garage.today);
  const own = [...new Set([...found.query.unused, ...missed])];
  const unused = [...new Set([...unread, ...own])];
  if (unused.length > 0 && (isUnrestricted(query, isCarNamed) || isUnclear(understood, own))) return null;
  const exact = { ...found, query: { ...found.query, unused } };
  const isExact = exact.query.words.length + unused.length === 0;
  const other = isEmpty(exact) && isExact ? elsewhere(garage, exact.query) : null;
  const isInstead = other?.due?.some(({ reminder }) => reminder.completions.length > 0) ?? false;
  const answer = isInstead ? other! : exact;
  const { things } = query;
  const isFoundApart =
    things.length > 1 &&
    things.some(
      (id) =>
        THINGS.get(id)?.isPart && !isEmpty(runQuery(garage, { ...query, cars: [], things: [id], words: [] })),
    ) &&
    !(things.includes('inspection') && things.every((id) => id === 'inspection' || RESULTS.has(id)));
  if (isEmpty(answer) && (isFoundApart || !isExact || query.measure === 'interval')) return null;
  const lines = [
    ...(isOfOthers
      ? [
          otherCarsText(
            understood.query.cars[0] ?? '',
            answer.query.cars.map((carId) => ({ carId })),
            { garage, language },
          ),
        ]
      : []),
    answerText(answer, { garage, language }),
    ...(other && !isInstead
      ? [
          inLanguage(TEXTS.elsewhere, language),
          ...(other.due
            ? [answerText(other, { garage, language })]
            : listLines(other.records, { garage, language })),
        ]
      : []),
    ...(isTogether(understood) ? togetherLines(garage, answer, language) : []),
  ];
  return {
    kind: isEmpty(answer) && answer.query.measure !== 'car' ? 'none' : unused.length > 0 ? 'near' : 'answer',
    text: lines.join('\n'),
    query: answer.query,
    isAsking:
      understood.isAsking &&
      !understood.isFallback &&
      (unused.length === 0 ||
        isCarNamed ||
        isNamed(query) ||
        query.kinds.length > 0 ||
        query.measure === 'car'),
    isByName:
      understood.isFallback &&
      query.periods.length === 0 &&
      query.amount === null &&
      !ASKING_CUES.some((cue) => understood.slots.cues.has(cue)),
    asksSafety: understood.asksSafety,
  };
}

/** What was left out before is still left out, and 'that' after a list may be any of it. */
const unreadBefore = (before: Query, { query }: Understood, sentence: string) => [
  ...before.unused,
  ...(before.by !== null && query.by === null ? pointingWords(sentence) : []),
];

/** 'All cars.' */
const isNamingCars = (understood: Understood | null, here: string | null) =>
  understood !== null && here !== null && (understood.isCarNamed || understood.query.cars.length === 0);

/** From the records alone: an answer with its query, or what a search for the words finds. */
export function ask(garage: Garage, { text, language, here, before, isAfterUnread = false }: Asked): Reply {
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const isOfSomething = (sentence: string) => {
    const understood = readQuestion(sentence, garage, here);
    const { things = [], places = [], periods = [] } = understood?.query ?? {};
    return (
      understood?.isCarNamed ||
      things.some((id) => THINGS.get(id)?.isPart) ||
      places.length > 0 ||
      periods.some(({ from }) => from <= garage.today)
    );
  };
  // 'At Auto Apse. How much did I pay?'
  const others = sentences.filter((sentence) => !questions.includes(sentence)).join(' ');
  const joined = others === '' ? [] : [sentences.join(' ')];
  const told = others === '' ? null : readQuestion(others, garage, here);
  const isOfCars = isNamingCars(told, here) || (told?.query.except.length ?? 0) > 0;
  // 'Wiper motor again? How often was that?'
  const isPart = sentences.some(asks) && questions.some((one) => !asks(one));
  const said =
    isOfCars || isPart
      ? [sentences.join(' '), ...questions]
      : isOfSomething(others)
        ? [...questions.filter(isOfSomething), ...joined, ...questions]
        : [...questions, ...joined];
  for (const sentence of said.flatMap((one) => withoutReasons(one, isOfSomething))) {
    const own = readQuestion(sentence, garage, here);
    const continued = before && followUp(sentence, before, garage, here);
    const replyIf = (one: Understood | null) =>
      one?.isSure && !one.isVague
        ? replyTo(garage, one, {
            language,
            unread: [
              ...(one === continued ? unreadBefore(before!, one, sentence) : []),
              ...(isAfterUnread ? pointingWords(sentence) : []),
            ],
          })
        : null;
    const found = replyIf(continued ?? own);
    // What the question before restricted may be why there is none.
    const alone =
      continued && own && found?.kind === 'none' && !own.isFallback
        ? replyIf({ ...own, query: { ...own.query, cars: continued.query.cars } })
        : null;
    if (found) return alone?.kind === 'answer' ? alone : found;
  }
  return { kind: 'search', text: '', query: null, isAsking: false, isByName: false, asksSafety: false };
}
