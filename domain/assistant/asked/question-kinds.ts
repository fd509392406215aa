import { fold } from '#domain/assessment/text-reading.ts';
import type { CarFacts } from '../car-facts.ts';
import type { Frame } from './question-frame.ts';
import { repairsAsked } from './selection.ts';
import type { Asked } from './wording.ts';

const FUEL_TOPICS = new Set(['fuel-filter', 'injectors', 'particulate-filter']);

export function isFuel({ concepts, topics, garages }: Frame, { repairs, fills = [] }: CarFacts): boolean {
  const shops = new Set(repairs.map(({ garageName }) => garageName));
  const stations = new Set(fills.map(({ station }) => station).filter((name) => !shops.has(name)));
  if (concepts.has('noFuel') || concepts.has('withFuel') || topics.some(({ id }) => FUEL_TOPICS.has(id)))
    return false;
  const isStation = garages.length > 0 && garages.every((name) => stations.has(name));
  return (
    topics.length === 0 &&
    (isStation ||
      concepts.has('fuel') ||
      concepts.has('use') ||
      concepts.has('unitPrice') ||
      concepts.has('station'))
  );
}

/** 'What was done to the suspension?' */
export const isOfWork = ({ question, frame, facts }: Asked) =>
  /\bwhat (?:was|has been) done (?:to|with|on)\b|\bkas (?:ir )?(?:darits|veikts)\b/.test(fold(question)) &&
  frame.topics.length > 0 &&
  frame.qualifiers.length + frame.words.length + frame.verbs.length === 0 &&
  repairsAsked(facts, frame).length > 0;

const OF_REPAIRS = /\b(?:repairs?|remont\w*|maintenance|servicing|apkop\w*)\b/;

export const isOfThePast = (question: string) =>
  /\b(?:did|was|were|got|been|tika|bija|nomain|main\w+[jt]|taisi\w+|remontej\w+|labo\w+|neizgaj\w*|neiztur\w*)/.test(
    fold(question),
  );

/** A question of fuel that names the repairs as well. */
export const isOfRepairsToo = (question: string) => OF_REPAIRS.test(fold(question));
