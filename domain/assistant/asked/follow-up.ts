import { fold } from '#domain/assessment/text-reading.ts';
import type { CarFacts } from '../car-facts.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import { hasObject } from './frame-parts.ts';
import { type Frame, readFrame } from './question-frame.ts';
import { type Span, yearOf } from './spans.ts';
import { tokensOf } from './tokens.ts';

const FOLLOWS = /^(?:and|un|bet|what about|how about|ko par|ka ar|only|just|tikai)\b/;
const ONLY = /^(?:(?:and|un|bet) )?(?:only|just|tikai)\b/;
const ASKING_ANEW: readonly Concept[] = [
  ...(['when', 'ago', 'who', 'many', 'money', 'much', 'distance', 'odometer', 'driven'] as const),
  ...(['due', 'issue', 'solve', 'most', 'least', 'list', 'change', 'repair', 'fuel'] as const),
];

/** 'And in 2023?' asks the question before again, with another period, part or garage. */
function withOther(text: string, frame: Frame, before: Frame): Frame | null {
  if (ASKING_ANEW.some((one) => frame.concepts.has(one))) return null;
  const { spans, garages, topics, things, isEither, qualifiers, words, verbs } = frame;
  if (spans.length + garages.length + topics.length + qualifiers.length + words.length === 0) return null;
  // 'And the rear ones?' names a side alone, of the same part.
  const isOther = topics.length + words.length > 0;
  // 'And not at Apse?' restricts in a way that is not understood.
  const isExcluding = frame.concepts.has('negated') && !ONLY.test(text);
  return {
    ...before,
    ...(isExcluding ? { concepts: new Set<Concept>([...before.concepts, 'negated']) } : {}),
    spans: spans.length > 0 ? spans : before.spans,
    garages: garages.length > 0 ? garages : before.garages,
    qualifiers: isOther || qualifiers.length > 0 ? qualifiers : before.qualifiers,
    ...(isOther ? { topics, things, isEither, words, verbs } : {}),
  };
}

const EARLIER =
  /^\w*(?: (?:about|par|ar|in|the))*(?: |^)(?:year before|previous year|gadu (?:pirms|ieprieks)|ieprieksej\w* gad\w*)(?: that| tam)?\W*$/;

function earlierSpan(text: string, { spans }: Frame): Span | null {
  const [span] = spans;
  if (!EARLIER.test(text) || spans.length !== 1 || !span || !/^(?:year|this-year|last-year)$/.test(span.name))
    return null;
  return yearOf(Number(span.from.slice(0, 4)) - 1);
}

const IT = /\b(?:it|that|this|them|they|those|tas|to|tos|ta|tie|tam)\b/;
const OF_IT: readonly Concept[] = ['money', 'much', 'cik', 'who', 'when', 'ago', 'odometer', 'atKm'];
const OF_ALL: readonly Concept[] = [
  ...(['owned', 'total', 'fuel', 'many', 'driven', 'most', 'least', 'average', 'repair', 'anyWork'] as const),
  ...(['bought', 'perYear', 'perMonth', 'perKm', 'due', 'happen', 'issue', 'recur', 'solve'] as const),
];

/** 'How much did it cost?' and 'how much' name nothing but 'it'. */
function isOfIt(frame: Frame): boolean {
  const { concepts, spans, amount } = frame;
  const asks = OF_IT.some((one) => concepts.has(one)) && !OF_ALL.some((one) => concepts.has(one));
  return asks && !hasObject(frame) && spans.length === 0 && !amount;
}

const ONE_BEFORE =
  /^(?:(?:and|un|but|bet) )?(?:what about |when was |ko par |kad bija )?(?:the (?:one|time) )?(?:before (?:that|this|it)|previous (?:one|time)|pirms (?:tam|ta)|ieprieksej\w* reiz\w*)\W*$/;

/** 'And before that?': the one before the last that was asked for. */
function oneBefore({ concepts, ...first }: Frame): Frame {
  return {
    ...first,
    concepts: new Set<Concept>([...concepts].filter((one) => one !== 'last')).add('second'),
  };
}

/** What the question before was about, asked of as `frame` asks. */
function ofTheSame(frame: Frame, before: Frame): Frame {
  const { concepts } = frame;
  const isNewest = !before.concepts.has('first') && !concepts.has('first') && before.spans.length === 0;
  const { topics, things, isEither, garages, words, verbs, qualifiers, spans } = before;
  return {
    ...frame,
    topics,
    things,
    isEither,
    garages,
    words,
    verbs,
    qualifiers,
    spans,
    concepts: new Set<Concept>([
      ...concepts,
      ...(isNewest ? (['last'] as const) : before.concepts.has('first') ? (['first'] as const) : []),
    ]),
  };
}

const SHORT = 3;
/** 'And at how many km?' */
const BARE = 5;

/** Null where it asks a question of its own; 'unknown' where the one before does not name what 'it' is. */
export function followUp(
  text: string,
  before: string,
  facts: CarFacts,
  today: string,
): Frame | 'unknown' | null {
  const [first, next] = [readFrame(before, facts, today), readFrame(text, facts, today)];
  if (!first || !next) return null;
  const folded = fold(text).trim();
  const span = earlierSpan(folded, first);
  if (span) return { ...first, spans: [span] };
  const isAsked = ASKING_ANEW.some((one) => first.concepts.has(one));
  if (ONE_BEFORE.test(folded) && hasObject(first) && first.spans.length === 0) return oneBefore(first);
  const isShort =
    tokensOf(text).length <= SHORT && next.concepts.size === 0 && next.words.length + next.verbs.length === 0;
  if (FOLLOWS.test(folded) || (isShort && isAsked)) {
    const other = withOther(folded, next, first);
    if (other) return other;
  }
  const isBare = tokensOf(text).length <= BARE;
  if (!isOfIt(next) || !(isBare || IT.test(folded))) return null;
  if (hasObject(first) && !first.concepts.has('issue') && !first.concepts.has('due'))
    return ofTheSame(next, first);
  return isAsked && IT.test(folded) ? 'unknown' : null;
}
