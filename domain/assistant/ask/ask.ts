import type { Language } from '#domain/language/words.ts';
import { fillText } from '../fact-texts.ts';
import { answerText, linesText } from './answer-text.ts';
import { carName, quoted } from './figure-texts.ts';
import type { Garage } from './facts.ts';
import { followUp } from './follow-up.ts';
import { type Query } from './query.ts';
import { readQuestion, type Understood } from './read-question.ts';
import { ownOf } from './own-words.ts';
import { RESULTS } from './slots.ts';
import { type Answer, runQuery } from './run-query.ts';
import { THINGS } from './things.ts';
import { TEXTS } from './texts.ts';

export type Asked = {
  readonly text: string;
  readonly language: Language;
  /** The car on whose page it is asked; null for the whole garage. */
  readonly here: string | null;
  /** What was understood before in this thread. */
  readonly before: Query | null;
};

export type Reply = {
  readonly kind: 'answer' | 'search' | 'none';
  readonly text: string;
  readonly query: Query | null;
  readonly isAsking: boolean;
  /** Whether the car may be driven. */
  readonly asksSafety: boolean;
};

/** Why it is asked is no part of what is asked: 'when was the filter changed, because it smells'. */
const REASON = /[,;]?\s+(?:jo|because|cause|cuz)\s.*$/isu;

/** The question's sentences, with the mark that ends them; '2024. gada' and '5.03.2024' end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/(\d)\.(?=\s*[\p{Ll}\d])/gu, '$1\u2024')
    .split(/(?<=[.!?\n])/u)
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const MOST_SENTENCES = 8;

/** Of the car itself, whatever its records say. */
const OF_CARS: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
  'due',
  'danger',
  'car',
]);

/** Their text is told as it was described: most of the words are enough. */
const OF_PROBLEMS: ReadonlySet<Query['measure']> = new Set(['status', 'solution']);

const isNamed = ({ things, places, words, energy, periods }: Query) =>
  things.length + places.length + words.length > 0 ||
  energy !== null ||
  periods.some(({ name }) => name === 'day');

/**
 * The words that an answer may leave out, which it then says; null where one restricts what is asked for, and the answer
 * would be of something else.
 */
function leftOut(
  garage: Garage,
  { query, unknown, pointed, isFallback, isCarNamed }: Understood,
): string[] | null {
  const { isHeld } = ownOf(garage);
  const isWordless = query.words.length === 0;
  const odd = unknown.filter((word) => isWordless || !isHeld(word));
  if (odd.length === 0 || OF_PROBLEMS.has(query.measure)) return [];
  const isRestricting = odd.some((word) => pointed.includes(word) || isHeld(word));
  // It may name a car.
  const isOfACar = isCarNamed || garage.cars.length === 1;
  return odd.length > MOST_LEFT_OUT || !isOfACar || isFallback || isRestricting || !OF_CARS.has(query.measure)
    ? null
    : odd;
}

const MOST_LEFT_OUT = 1;

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

/** No problem of that name: was it done? */
const asDone = (query: Query): Query | null =>
  query.measure === 'status' || query.measure === 'solution'
    ? { ...query, measure: 'exists', kinds: [], state: null }
    : null;

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
  const others = ofOtherCars(garage, query, isCarNamed);
  return others
    ? { answer: runQuery(garage, others), isOfOthers: true }
    : { answer: exact, isOfOthers: false };
}

/** From the records alone: an answer with its query, or what a search for the words finds. */
export function ask(garage: Garage, { text, language, here, before }: Asked): Reply {
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const told = { garage, language };
  const isOfSomething = (sentence: string) => {
    const query = readQuestion(sentence, garage, here)?.query;
    return (
      query !== undefined &&
      query.things.length + query.places.length + query.words.length + query.periods.length > 0
    );
  };
  // 'At Auto Apse. How much did I pay?'
  const joined = sentences.length > questions.length ? [sentences.join(' ')] : [];
  for (const said of questions.length > 0
    ? [...questions.filter(isOfSomething), ...joined, ...questions]
    : joined) {
    const sentence = said.replace(REASON, '');
    const understood =
      (before && followUp(sentence, before, garage, here)) ?? readQuestion(sentence, garage, here);
    if (!understood?.isSure || understood.isVague) continue;
    const ignored = leftOut(garage, understood);
    if (!ignored) continue;
    const { query, isCarNamed } = understood;
    const words = query.words.filter((word) => !ignored.includes(word));
    const { answer, isOfOthers } = answered(garage, { ...query, words }, isCarNamed);
    const { things } = query;
    const isFoundApart =
      things.length > 1 &&
      things.some(
        (id) => THINGS.get(id)?.isPart && !isEmpty(runQuery(garage, { ...query, things: [id], words: [] })),
      ) &&
      !(things.includes('inspection') && things.every((id) => id === 'inspection' || RESULTS.has(id)));
    if (isEmpty(answer) && isFoundApart) continue;
    // A word of a text is no word that was understood: that there is none is not known.
    if (isEmpty(answer) && (words.length > 0 || ignored.length > 0)) continue;
    const lines = [
      ...(ignored.length > 0 ? [fillText(TEXTS.unused, language, { words: quoted(ignored, language) })] : []),
      ...(isOfOthers
        ? [
            fillText(TEXTS.ofOtherCars, language, {
              here: carName(garage, query.cars[0] ?? ''),
              cars: answer.query.cars.map((id) => carName(garage, id)).join(', '),
            }),
          ]
        : []),
      answerText(answer, told),
    ];
    return {
      kind: isEmpty(answer) && answer.query.measure !== 'car' ? 'none' : 'answer',
      text: linesText(lines),
      query: answer.query,
      isAsking: understood.isAsking && !understood.isFallback,
      asksSafety: understood.asksSafety,
    };
  }
  return { kind: 'search', text: '', query: null, isAsking: false, asksSafety: false };
}
