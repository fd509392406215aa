import { type GuidingText, inLanguage } from './bilingual-text.ts';
import {
  ABOUT_QUESTIONS,
  CATEGORY_QUESTIONS,
  EXTRA_QUESTIONS,
  GENERIC_QUESTIONS,
  STOP_QUESTIONS,
} from './knowledge/questions.ts';
import { unasked } from './question-identity.ts';
import type { Reading } from './reading-rules.ts';
import { FIRST_QUESTIONS_MIN } from './limits.ts';
import type { AssessmentLanguage, QuestionAnswer } from './schema.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

export type QuestionSource = 'generic' | 'keyword' | 'extra';
export type SourcedQuestion = { text: string; source: QuestionSource };

const KEYWORD_MAX = 3;

export type Asking = {
  language: AssessmentLanguage;
  vehicle?: Vehicle | null;
  alreadyAsked?: readonly string[];
  /** The car must not be driven: only what can be answered with it standing. */
  isStanding?: boolean;
  isRidden?: boolean | undefined;
  /** Nobody goes back to it. */
  isLeft?: boolean | undefined;
  /** What the text names of the dictionary of cars: what it answers is not asked. */
  named?: ReadonlySet<string>;
};

const AT_THE_CAR = /under the car|instrument panel|work as usual/;
const OF_CARS = /\b(?:car|parking brake)\b/;

const isNamed = ({ named }: Asking, names: string) => names.split(' ').some((name) => named?.has(name));

const isOpen =
  (asking: Asking) =>
  ({ answeredBy = '' }: GuidingText) =>
    !isNamed(asking, answeredBy);

const textsFor = (
  texts: readonly GuidingText[],
  { language, vehicle, isStanding = false, isRidden = false, isLeft = false }: Asking,
): string[] =>
  texts
    .filter(
      (text) =>
        fitsVehicle(text, vehicle ?? {}) &&
        (!isStanding || text.isStanding) &&
        !(isRidden && OF_CARS.test(text.en)) &&
        !(isLeft && AT_THE_CAR.test(text.en)),
    )
    .map((text) => inLanguage(text, language));

export function keywordQuestions({ patterns, category }: Reading, asking: Asking): string[] {
  const matched = patterns.flatMap((pattern) => pattern.questions);
  const ofCategory = category === 'other' ? [] : CATEGORY_QUESTIONS[category];
  // Of a fault that is not known, what fits the words of the text.
  const ofWords = ABOUT_QUESTIONS.filter(({ about }) => patterns.length === 0 && isNamed(asking, about));
  const further = asking.isStanding ? STOP_QUESTIONS : [...ofCategory, ...ofWords];
  return textsFor([...matched, ...further].filter(isOpen(asking)), asking);
}

/** Those that the text answers come last: there must be enough. */
function extraQuestions(description: string, asking: Asking): string[] {
  const texts = shuffled(EXTRA_QUESTIONS, seededRandom(description));
  const open = texts.filter(isOpen(asking));
  return textsFor([...new Set([...open, ...texts])], asking);
}

const genericQuestions = (asking: Asking): string[] =>
  textsFor(GENERIC_QUESTIONS.filter(isOpen(asking)), asking);

/** LIM-01, LIM-02: 5 to 7 questions, fewer when many were asked; the description seeds the shuffle. */
export function firstQuestions(
  reading: Reading,
  description: string,
  asking: Asking,
  decisive: readonly string[] = [],
): SourcedQuestion[] {
  const { alreadyAsked = [] } = asking;
  const keyword = unasked([...decisive, ...keywordQuestions(reading, asking)], alreadyAsked).slice(
    0,
    KEYWORD_MAX,
  );
  const generic = unasked(genericQuestions(asking), [...alreadyAsked, ...keyword]);
  const sofar = keyword.length + generic.length;
  const extras = unasked(extraQuestions(description, asking), alreadyAsked).slice(
    0,
    Math.max(FIRST_QUESTIONS_MIN - sofar, 1),
  );
  const sourced = (source: QuestionSource) => (text: string) => ({ text, source });
  return [
    ...keyword.map(sourced('keyword')),
    ...generic.map(sourced('generic')),
    ...extras.map(sourced('extra')),
  ];
}

export function allQuestions(reading: Reading, description: string, asking: Asking): string[] {
  return [
    ...keywordQuestions(reading, asking),
    ...genericQuestions(asking),
    ...extraQuestions(description, asking),
    ...textsFor(CATEGORY_QUESTIONS.other, asking),
  ];
}

/** The labels are English in every interface language (CALL-38, CALL-39). */
export function combinedDescription(problem: string, pairs: readonly QuestionAnswer[]): string {
  const lines = pairs.flatMap(({ question, answer }) => [
    `Question: ${question.trim()}`,
    `Answer: ${answer.trim() || 'Not answered'}`,
  ]);
  return [
    `Problem: ${problem.trim()}`,
    ...(lines.length > 0 ? ['Previous questions and answers:', ...lines] : []),
  ].join('\n');
}
