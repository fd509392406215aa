import {
  type Concept,
  FILLER,
  FILLER_STEMS,
  type Mark,
  MARKS,
  VOCABULARY,
} from '../knowledge/question-vocabulary.ts';
import type { CarFacts } from '../car-facts.ts';
import type { RepairTopic } from '../knowledge/repair-topics.ts';
import { type AmountRange, takeAmount } from './amount-reading.ts';
import { takeGarages } from './garage-reading.ts';
import { isCut, isEitherOf, isOfCar, isVerb, takeAsides, takeLimit, takeTop } from './loose-words.ts';
import { readSpans } from './period-reading.ts';
import { settle } from './settled-concepts.ts';
import { type Span } from './spans.ts';
import { correctTyping } from './spelling.ts';
import { expressionsOf, matchesPart, MAX_WORDS, type Token, tokensOf } from './tokens.ts';
import { takeTopics } from './topic-reading.ts';

/** What a question says, without what it asks for. */
export type Frame = {
  concepts: ReadonlySet<Concept>;
  spans: readonly Span[];
  topics: readonly RepairTopic[];
  qualifiers: readonly Mark[];
  /** 'The clutch or the gearbox oil': one of them is enough. */
  isEither: boolean;
  /** Of repairs or of fill-ups, as recorded. */
  garages: readonly string[];
  /** Words with a meaning that the grammar does not know: a record has to hold them. */
  words: readonly string[];
  /** Verbs and adverbs among such words. */
  verbs: readonly string[];
  /** 'The three most expensive'. */
  top: number | null;
  /** Of the costs that are meant. */
  amount: AmountRange | null;
  /** 'The last three': so many records, the newest or the oldest. */
  limit: number | null;
  /** 'Not at Auto A': what is excluded is not understood. */
  isNegated: boolean;
  /** Asked as yes or no. */
  isYesNo: boolean;
  isQuestion: boolean;
};

type Entry = { concept: Concept; parts: readonly string[] };

const keyOf = (part: string) => part.replace('=', '').slice(0, 2);
const entries = new Map<string, Entry[]>();
for (const [concept, list] of Object.entries(VOCABULARY) as [Concept, string][]) {
  for (const parts of expressionsOf(list)) {
    const key = keyOf(parts[0]!);
    entries.set(key, [...(entries.get(key) ?? []), { concept, parts }]);
  }
}

const marks = Object.entries(MARKS).map(
  ([name, { expressions }]) => [name as Mark, expressionsOf(expressions).map(([part]) => part!)] as const,
);

/** Expressions whose words keep their own meaning too: 'how many repairs'. */
const SHOWING: ReadonlySet<Concept> = new Set([
  'many',
  'times',
  'solve',
  'open',
  'anyWork',
  'list',
  'much',
  'use',
  'status',
  'most',
  'least',
  'second',
  'whichYear',
  'whichMonth',
  'who',
  'large',
]);

/** A longer expression hides the shorter ones inside it. */
function takeConcepts(tokens: readonly Token[]): Set<Concept> {
  const matches = tokens.flatMap(({ word }, from) =>
    (entries.get(word.slice(0, 2)) ?? []).flatMap(({ concept, parts }) =>
      parts.every((part, at) => {
        const token = tokens[from + at];
        return token && !token.isTaken && matchesPart(part, token.word);
      })
        ? [{ concept, from, to: from + parts.length }]
        : [],
    ),
  );
  const hidden = new Set<number>();
  const concepts = new Set<Concept>();
  for (const { concept, from, to } of matches.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (to - from === 1 && hidden.has(from)) continue;
    concepts.add(concept);
    for (let at = from; at < to; at++) {
      if (to - from > 1 && !SHOWING.has(concept)) hidden.add(at);
    }
  }
  for (const { from, to } of matches) for (let at = from; at < to; at++) tokens[at]!.isTaken = true;
  return concepts;
}

const SOUNDS: ReadonlySet<Mark> = new Set(['hum', 'knock', 'squeal', 'grind']);
/** Both named: either is meant. */
const OPPOSITES: Partial<Record<Mark, Mark>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
  upper: 'lower',
  lower: 'upper',
};

const YES_NO = /^(?:did|do|does|was|were|has|have|had|is|are|am|vai|any|anything)$/;
const NOT =
  /^(?:nav|nebij\w+|neesmu|neesam|nekad|nothing|not|never|(?:did|do|does|has|have|had|was|were|is|are)nt)$/;

function takeMarks(tokens: readonly Token[]): Mark[] {
  return marks.flatMap(([name, parts]) => {
    const found = tokens.filter(
      ({ word, isTaken }) => !isTaken && parts.some((part) => matchesPart(part, word)),
    );
    for (const token of found) token.isTaken = true;
    return found.length > 0 ? [name] : [];
  });
}

const yearSpan = (day: string): Span => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
  name: 'year',
});

const MEASURES: readonly Concept[] = [
  'solve',
  'who',
  'many',
  'money',
  'much',
  'ago',
  'first',
  'last',
  'recur',
];

/** Whether a clause asks of what was, without a look at the records. */
export function asksOfHistory(clause: string): boolean {
  const tokens = tokensOf(clause);
  if (tokens.length > MAX_WORDS) return false;
  const concepts = takeConcepts(tokens);
  return MEASURES.some((one) => concepts.has(one)) && !concepts.has('future') && !concepts.has('will');
}

const SYMPTOMS: ReadonlySet<Mark> = new Set([
  ...(['noise', 'smoke', 'leak', 'hum', 'knock', 'squeal', 'grind', 'shake', 'bounce'] as const),
  ...(['crack', 'loss', 'dead', 'light', 'crank'] as const),
]);

/** Asks of the records of a part, in whatever order of words, and tells no symptom. */
export function namesNoSymptom(question: string): boolean {
  const tokens = tokensOf(question);
  if (tokens.length > MAX_WORDS) return false;
  if (takeMarks(tokens).some((mark) => SYMPTOMS.has(mark))) return false;
  if (asksOfHistory(question)) return true;
  const concepts = takeConcepts(tokens);
  return concepts.has('when') && (concepts.has('change') || concepts.has('repair'));
}

const known = new WeakMap<CarFacts, ReadonlySet<string>>();

/** Of the records, the places and the car. */
function ownWords(facts: CarFacts): ReadonlySet<string> {
  let own = known.get(facts);
  if (!own) {
    const { car, repairs, issues, fills = [], reminders = [] } = facts;
    const texts = [
      `${car.brand} ${car.model}`,
      ...repairs.map((one) => `${one.title} ${one.description ?? ''} ${one.garageName ?? ''}`),
      ...issues.map(({ title, summary }) => `${title} ${summary}`),
      ...fills.map(({ station }) => station ?? ''),
      ...reminders.map(({ title }) => title),
    ];
    known.set(facts, (own = new Set(texts.flatMap((text) => tokensOf(text).map(({ word }) => word)))));
  }
  return own;
}

/** Null for a text that is too long for a question. */
export function readFrame(sentence: string, facts: CarFacts, today: string): Frame | null {
  const typed = tokensOf(sentence);
  if (typed.length > MAX_WORDS) return null;
  const all = correctTyping(typed, ownWords(facts));
  const cut = all.findIndex(({ word }, at) => at > 2 && isCut(word, all[at + 1]?.word ?? ''));
  const tokens = cut === -1 ? all : all.slice(0, cut);
  takeAsides(tokens);
  const amount = takeAmount(tokens);
  const isInspection = /\bTA\b/.test(sentence);
  for (const [at, token] of tokens.entries())
    if (
      token.word === 'ta' &&
      !isInspection &&
      !/^(?:uz|pedeja|nakama|kad)$/.test(tokens[at - 1]?.word ?? '')
    )
      token.isTaken = true;
  const carWords = new Set(tokensOf(`${facts.car.brand} ${facts.car.model}`).map(({ word }) => word));
  const names = [
    ...new Set([
      ...facts.repairs.flatMap(({ garageName }) => garageName ?? []),
      ...(facts.fills ?? []).flatMap(({ station }) => station ?? []),
    ]),
  ];
  const garages = takeGarages(tokens, names, carWords);
  const spans = readSpans(tokens, today);
  const isYesNo = YES_NO.test(
    tokens.find(({ word }) => !/^(?:and|un|so|please|ludzu)$/.test(word))?.word ?? '',
  );
  const free = tokens.filter(({ isTaken }) => !isTaken);
  const named = takeTopics(tokens);
  const topics = named.length > 1 ? named.filter(({ id }) => id !== 'service') : named;
  const found = takeMarks(tokens);
  const objects = free.filter(({ isTaken }) => isTaken);
  const top = takeTop(tokens);
  const limit = takeLimit(tokens, spans);
  const concepts = takeConcepts(tokens);
  const isDenied = tokens.some(({ word, isTaken }) => !isTaken && NOT.test(word));
  const hasOpposite = (mark: Mark) => OPPOSITES[mark] !== undefined && found.includes(OPPOSITES[mark]);
  const isFailed = isDenied && found.includes('passed');
  const qualifiersFound = found
    .map((mark): Mark => (mark === 'passed' && isFailed ? 'failed' : mark))
    .filter((mark) => (mark !== 'retest' || cut === -1) && !hasOpposite(mark));
  const sounds = qualifiersFound.filter((mark) => SOUNDS.has(mark));
  const isNegated = settle(concepts, { sentence, spans, topics, limit, isDenied: isDenied && !isFailed });
  const unknown = tokens.filter(
    ({ word, isTaken }) =>
      !isTaken &&
      !NOT.test(word) &&
      !FILLER.has(word) &&
      !FILLER_STEMS.some((stem) => word.startsWith(stem)) &&
      !carWords.has(word) &&
      ![...carWords].some((own) => isOfCar(own, word)) &&
      (word.length > 1 || /\d/.test(word)),
  );
  const isAction = (token: Token) => isVerb(token, tokens);
  const others = unknown.filter((token) => !isAction(token));
  const words = others.map(({ word }) => word);
  const verbs = unknown.filter(isAction).map(({ word }) => word);
  const [span] = spans;
  const isSplit = spans.length === 1 && span?.name === 'years' && concepts.has('compare');
  return {
    concepts,
    spans: isSplit ? [yearSpan(span.from), yearSpan(span.to)] : spans,
    topics,
    qualifiers: qualifiersFound.filter((mark) => mark !== 'noise' || sounds.length === 0),
    isEither: isEitherOf([...objects, ...others], tokens),
    garages,
    words,
    verbs,
    top,
    amount,
    limit,
    isNegated,
    isYesNo,
    isQuestion: sentence.includes('?'),
  };
}
