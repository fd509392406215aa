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
import { takeGarages } from './garage-reading.ts';
import { readSpans } from './period-reading.ts';
import { type Span } from './spans.ts';
import { expressionsOf, isSameWord, matchesPart, MAX_WORDS, type Token, tokensOf } from './tokens.ts';
import { mistypedTopic, takeTopics } from './topic-reading.ts';

/** What a question says, without what it asks for. */
export type Frame = {
  concepts: ReadonlySet<Concept>;
  spans: readonly Span[];
  topics: readonly RepairTopic[];
  qualifiers: readonly Mark[];
  /** Of repairs or of fill-ups, as recorded. */
  garages: readonly string[];
  /** Words with a meaning that the grammar does not know: a record has to hold them. */
  words: readonly string[];
  /** Verbs and adverbs among such words: records that hold them come first, but none has to. */
  verbs: readonly string[];
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

/** 'Volvītis' and 'Jariss' are the car too. */
function isOfCar(own: string, word: string): boolean {
  const latvian = own.replaceAll('y', 'j');
  return (
    own.length >= 4 &&
    (isSameWord(own, word) || [own, latvian].some((one) => word.startsWith(one.slice(0, 4))))
  );
}

const YES_NO = /^(?:did|do|does|was|were|has|have|had|is|are|am|vai|any|anything)$/;
const NOT = /^(?:nav|not|didnt|hasnt|wasnt|never)$/;
const CUT = /^(?:counting|including|ieskaitot|skaitot|because|jo)$/;

const LATVIAN_VERB =
  /(?:[aeiou]ju|[aeiou]ja|[aeiou]jas|[aeiou]jam|[aeiou]jis|[aeiou]jies|usi|usies|[aeiou]t[sa]|[aeiou]ti|[aeiou]tas|[bcdgkps]t[sa]|[bcdgkps]ti|[bcdgkps]tas|aut[sai]|[aeio]t|ties)$/;
const BEFORE_VERB =
  /^(?:i|we|you|they|he|she|to|did|didnt|have|has|had|havent|hasnt|was|were|been|ever|never|get|got|gets|not)$/;
const MIN_VERB = 5;

/** By its form or its place; what is going on ('driving') asks for something else than the records. */
function isVerb(token: Token, tokens: readonly Token[]): boolean {
  const { word } = token;
  if (word.endsWith('ing')) return false;
  if (word.length >= MIN_VERB && /(?:ed|ly)$/.test(word)) return true;
  if (word.length >= MIN_VERB && LATVIAN_VERB.test(word)) return true;
  const before = tokens[tokens.indexOf(token) - 1]?.word ?? '';
  return BEFORE_VERB.test(before);
}

function takeMarks(tokens: readonly Token[]): Mark[] {
  return marks.flatMap(([name, parts]) => {
    const found = tokens.filter(
      ({ word, isTaken }) => !isTaken && parts.some((part) => matchesPart(part, word)),
    );
    for (const token of found) token.isTaken = true;
    return found.length > 0 ? [name] : [];
  });
}

const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  divas: 2,
  divi: 2,
  divus: 2,
  divam: 2,
  divu: 2,
  tris: 3,
  triju: 3,
  cetras: 4,
  cetri: 4,
  cetrus: 4,
  piecas: 5,
  pieci: 5,
  piecus: 5,
  desmit: 10,
};

function takeLimit(tokens: readonly Token[], spans: readonly Span[]): number | null {
  const at = tokens.findIndex(({ word }) =>
    /^(?:last|latest|recent|pedej\w{1,3}|first|pirm[aou]s?)$/.test(word),
  );
  const word = tokens[at + 1]?.word ?? '';
  const count = COUNTS[word] ?? (/^\d$/.test(word) ? Number(word) : 0);
  return at !== -1 && count > 1 && spans.length === 0 ? count : null;
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
  if (takeMarks(tokens).some((mark) => SYMPTOMS.has(mark))) return false;
  if (asksOfHistory(question)) return true;
  const concepts = takeConcepts(tokens);
  return concepts.has('when') && (concepts.has('change') || concepts.has('repair'));
}

/** Null for a text that is too long for a question. */
export function readFrame(sentence: string, facts: CarFacts, today: string): Frame | null {
  const all = tokensOf(sentence);
  if (all.length > MAX_WORDS) return null;
  const cut = all.findIndex(({ word }, at) => at > 2 && CUT.test(word));
  const tokens = cut === -1 ? all : all.slice(0, cut);
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
  const topics = takeTopics(tokens);
  const found = takeMarks(tokens);
  const isNegated = all.some(({ word }) => NOT.test(word));
  const qualifiersFound = found
    .map((mark): Mark => (mark === 'passed' && isNegated ? 'failed' : mark))
    .filter((mark) => mark !== 'retest' || cut === -1);
  const concepts = takeConcepts(tokens);
  const unknown = tokens.filter(
    ({ word, isTaken }) =>
      !isTaken &&
      !FILLER.has(word) &&
      !FILLER_STEMS.some((stem) => word.startsWith(stem)) &&
      !carWords.has(word) &&
      ![...carWords].some((own) => isOfCar(own, word)) &&
      word.length > 1 &&
      !/^\d{1,2}$/.test(word),
  );
  const words: string[] = [];
  const verbs: string[] = [];
  for (const token of unknown) {
    const topic = mistypedTopic(token.word);
    if (topic) {
      if (!topics.includes(topic)) topics.push(topic);
    } else (isVerb(token, tokens) ? verbs : words).push(token.word);
  }
  if (/\bhow much\W*$/.test(sentence.toLowerCase())) concepts.add('much');
  const limit = takeLimit(tokens, spans);
  if (limit !== null) {
    concepts.delete('last');
    concepts.add('list');
  }
  const [span] = spans;
  const isSplit = spans.length === 1 && span?.name === 'years' && concepts.has('compare');
  return {
    concepts,
    spans: isSplit ? [yearSpan(span.from), yearSpan(span.to)] : spans,
    topics,
    qualifiers: qualifiersFound,
    garages,
    words,
    verbs,
    limit,
    isNegated,
    isYesNo,
    isQuestion: sentence.includes('?'),
  };
}
