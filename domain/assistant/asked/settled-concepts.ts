import { fold } from '#domain/assessment/text-reading.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import type { RepairTopic } from '../knowledge/repair-topics.ts';
import { asksHowLong, asksOfPlace } from './loose-words.ts';
import type { Span } from './spans.ts';

const COMPARING: readonly Concept[] = ['compare', 'or', 'more', 'most', 'least', 'expensive'];
const OF_MILEAGE: readonly Concept[] = ['driven', 'distance', 'odometer', 'volume', 'ago'];
const USUALLY = /\b(?:usually|normally|typically|mostly|generally|parasti|ierasti|pamata)\b/;
const SINCE_WHEN = /\b(?:since when|kops kad|(?:kops|no) kura laika)\b/;
/** What is renewed by a date: 'when is it?' asks of the next one. */
const RENEWED: readonly RepairTopic['id'][] = ['inspection', 'insurance', 'tax'];
const NEXT =
  /\b(?:when (?:is|are|do|does)|whens|when ?s|kad (?:man )?(?:ir|bus)|is .*\bup)\b(?!.*\b(?:last|first|latest|recent|did|been|was|were|done|pedej\w*|pirm\w*|bij\w+)\b)/;
/** 'What did the car cost?', of no time and nobody: what was paid for it once. */
const OF_THE_CAR =
  /\b(?:(?:did|does) (?:the|this|my) (?:car|vehicle)(?: itself)? cost|cik (?:pats |pati )?(?:iz)?maksaja (?:pats |pati )?(?:sis |si |mans |mana )?(?:auto|masina|automasina))\W*$|\b(?:the (?:car|vehicle) itself|(?:pati|pasu) (?:auto)?masinu?|pasu? auto|pats auto)\b/;

type Read = {
  sentence: string;
  spans: readonly Span[];
  topics: readonly RepairTopic[];
  limit: number | null;
  /** A word says 'not', and it is of no other word's meaning. */
  isDenied: boolean;
};

/**
 * Changes what the words could mean alone to what they mean in this sentence.
 * @returns whether the 'not' remains to be understood
 */
export function settle(concepts: Set<Concept>, { sentence, spans, topics, limit, isDenied }: Read): boolean {
  const has = (...some: Concept[]) => some.some((one) => concepts.has(one));
  const text = fold(sentence);
  if (has(...OF_MILEAGE)) concepts.delete('many');
  const isOfYears = spans.length > 1 && has('who') && has(...COMPARING) && !asksOfPlace(sentence);
  if (has('whichYear', 'whichMonth') || isOfYears) concepts.delete('who');
  if (has('fillNoun') && has('when')) concepts.delete('withFuel');
  if (has('compare') && spans.length > 1) concepts.delete('how');
  if (has('solve') && spans.length < 2) concepts.delete('compare');
  if (SINCE_WHEN.test(text)) concepts.delete('due');
  if (asksHowLong(sentence)) {
    concepts.delete('last');
    concepts.add('lasted');
  }
  if (has('who', 'station') && has('average') && !has('money') && USUALLY.test(text)) {
    concepts.delete('average');
    concepts.add('most');
  }
  if (topics.some(({ id }) => RENEWED.includes(id)) && NEXT.test(text)) concepts.add('due');
  if (OF_THE_CAR.test(text) && spans.length === 0) concepts.add('bought');
  if (/\bhow much\W*$/.test(text)) concepts.add('much');
  if (limit !== null) {
    concepts.delete('last');
    concepts.add('list');
  }
  const isUnresolved = isDenied && has('issue') && has('resolved', 'status');
  if (!isUnresolved) return isDenied;
  concepts.delete('resolved');
  concepts.delete('status');
  concepts.add('open');
  return false;
}
