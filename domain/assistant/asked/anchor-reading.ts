import { addDays } from '#domain/days.ts';
import type { CarFacts, RepairFact } from '../car-facts.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import { type Frame, readFrame } from './question-frame.ts';
import { repairsAsked } from './selection.ts';
import { range, START } from './spans.ts';

export type Anchored = {
  frame: Frame;
  /** The question that finds the record itself. */
  anchor: Frame;
  repair: RepairFact | null;
  isBefore: boolean;
};

const MAX_LENGTH = 400;
const OPERATOR = /(?<!\p{L})(after|since|before|kopš|kops|pēc|pec|pirms)(?!\p{L})/iu;
const BEFORE = /^(?:before|pirms)$/i;
/** 'After the oil change, what …?' */
const FRONT = /^([^,]+),\s*(.+)$/su;

/** With these the question is of the time or the way since the record itself. */
const OTHERS: readonly Concept[] = [
  ...(['ago', 'driven', 'distance', 'odometer', 'due', 'lasted', 'howLong', 'recur', 'happen'] as const),
  ...(['solve', 'status', 'future', 'will', 'why', 'how', 'previous', 'took', 'note', 'when'] as const),
  ...(['unitPrice', 'use', 'car', 'outside', 'compare', 'or'] as const),
];
const ASKING: readonly Concept[] = ['what', 'list', 'many', 'money', 'much', 'cik', 'fuel', 'total', 'issue'];
/** Of the record that is meant. */
const CHOOSING: ReadonlySet<Concept> = new Set<Concept>([
  'first',
  'last',
  'change',
  'repair',
  'bought',
  'since',
  'before',
  'list',
  'what',
]);

const has = ({ concepts }: Frame, some: readonly Concept[]) => some.some((one) => concepts.has(one));

/** 'What was done after the compressor?': null for a question without such a period. */
export function readAnchored(sentence: string, facts: CarFacts, today: string): Anchored | null {
  const found = sentence.length <= MAX_LENGTH ? OPERATOR.exec(sentence) : null;
  if (!found) return null;
  const [operator] = found;
  const behind = sentence.slice(found.index + operator.length);
  const head = sentence.slice(0, found.index);
  const [, tail = '', question = ''] = head.trim() === '' ? (FRONT.exec(behind) ?? []) : ['', behind, head];
  const anchor = readFrame(tail, facts, today);
  const frame = readFrame(question, facts, today);
  if (!anchor || !frame) return null;
  const isOne = anchor.topics.length === 1 || (anchor.topics.length === 0 && anchor.garages.length === 1);
  const isBare =
    anchor.spans.length === 0 &&
    anchor.amount === null &&
    anchor.limit === null &&
    !anchor.isNegated &&
    [...anchor.concepts].every((one) => CHOOSING.has(one));
  if (!isOne || !isBare || frame.spans.length > 0 || !has(frame, ASKING) || has(frame, OTHERS)) return null;
  const repairs = repairsAsked(facts, anchor);
  const repair = (anchor.concepts.has('first') ? repairs.at(-1) : repairs[0]) ?? null;
  const isBefore = BEFORE.test(operator);
  const span = isBefore
    ? range(START, addDays(repair?.date ?? today, -1))
    : range(addDays(repair?.date ?? today, 1), today);
  return { frame: { ...frame, spans: [span] }, anchor, repair, isBefore };
}
