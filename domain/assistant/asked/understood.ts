import type { Concept } from '../knowledge/question-vocabulary.ts';
import type { Frame } from './question-frame.ts';
import { type Asked, cannotTell } from './wording.ts';

/** What the records of an answer show, or what only names its kind. */
const ALWAYS: readonly Concept[] = [
  'what',
  'list',
  'repair',
  'change',
  'garageNoun',
  'anyWork',
  'times',
  'cik',
  'much',
  'noFuel',
  'allCars',
  'happen',
  'or',
  'show',
  'total',
  'parts',
];

type Parts = {
  /** How many periods it can be restricted to. */
  spans?: 0 | 1 | 'any';
  /** Parts, works, garages and words. */
  object?: boolean;
  /** 'Not', beside what the vocabulary knows as one expression. */
  negation?: boolean;
  limit?: boolean;
  /** About one kind of record: the alternatives of an 'or' are not added up. */
  single?: boolean;
  amount?: boolean;
  top?: boolean;
};

function isPartOf(
  frame: Frame,
  { spans = 'any', object = true, negation, limit, single, top, amount = true }: Parts,
): boolean {
  const { topics, garages, words, verbs, qualifiers } = frame;
  const named = topics.length + garages.length + words.length + verbs.length + qualifiers.length;
  return (
    (spans === 'any' || frame.spans.length <= spans) &&
    (object || named === 0) &&
    (negation || !frame.isNegated) &&
    (limit || frame.limit === null) &&
    !(single && frame.isEither && topics.length > 1) &&
    (top || frame.top === null) &&
    (amount || frame.amount === null)
  );
}

/** Answers only if it accounts for all that the question says. @param concepts separated by spaces */
export function guardAnswer<Text extends string | null, Rest extends unknown[]>(
  concepts: string,
  parts: Parts,
  answer: (asked: Asked, ...rest: Rest) => Text,
): (asked: Asked, ...rest: Rest) => Text | string {
  const covered = new Set<string>([...ALWAYS, ...concepts.split(' ')]);
  return (asked, ...rest) => {
    const text = answer(asked, ...rest);
    if (text === null) return text;
    const isWhole =
      [...asked.frame.concepts].every((concept) => covered.has(concept)) && isPartOf(asked.frame, parts);
    return isWhole ? text : cannotTell(asked);
  };
}
