import { fold } from '#domain/assessment/text-reading.ts';
import type { CarFacts } from '../car-facts.ts';
import type { Frame } from './question-frame.ts';

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

const OF_REPAIRS = /\b(?:repairs?|remont\w*|maintenance|servicing|apkop\w*)\b/;

export const isOfThePast = (question: string) =>
  /\b(?:did|was|were|got|been|tika|bija|nomain|main\w+[jt]|taisi\w+|remontej\w+|labo\w+|neizgaj\w*|neiztur\w*)/.test(
    fold(question),
  );

export const isOfRepairsToo = (question: string) => OF_REPAIRS.test(fold(question));
