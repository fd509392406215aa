import { type Concept, FILLER, FILLER_STEMS, type Mark } from '../knowledge/question-vocabulary.ts';
import type { CarFacts } from '../car-facts.ts';
import type { RepairTopic } from '../knowledge/repair-topics.ts';
import { type AmountRange, takeAmount } from './amount-reading.ts';
import { isBeside, takeConcepts, takeMarks } from './concept-reading.ts';
import { inNames, takeGarages } from './garage-reading.ts';
import { isCut, isEitherOf, isOfCar, isVerb, takeAsides, takeLimit, takeTop } from './loose-words.ts';
import { readSpans } from './period-reading.ts';
import { settle } from './settled-concepts.ts';
import { type Span, yearOf } from './spans.ts';
import { correctTyping } from './spelling.ts';
import { MAX_WORDS, type Token, tokensOf } from './tokens.ts';
import { takeTopics } from './topic-reading.ts';

/** What a question says, without what it asks for. */
export type Frame = {
  concepts: ReadonlySet<Concept>;
  spans: readonly Span[];
  topics: readonly RepairTopic[];
  qualifiers: readonly Mark[];
  /** Things that are named beside the topics: 'wheels and tyres'. */
  things: readonly Mark[];
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
  amount: AmountRange | null;
  /** 'The last three': so many records, the newest or the oldest. */
  limit: number | null;
  /** 'Not at Auto A': what is excluded is not understood. */
  isNegated: boolean;
  isYesNo: boolean;
  isQuestion: boolean;
};

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

const yearSpan = (day: string): Span => yearOf(Number(day.slice(0, 4)));

type Own = { places: readonly string[]; isOwn: (word: string) => boolean };
const known = new WeakMap<CarFacts, Own>();

/** The places of the records, and whether a word is of them or of any other record. */
function ownOf(facts: CarFacts): Own {
  let own = known.get(facts);
  if (!own) {
    const { car, repairs, issues, fills = [], reminders = [] } = facts;
    const texts = [
      `${car.brand} ${car.model}`,
      ...repairs.map((one) => `${one.title} ${one.description ?? ''} ${one.garageName ?? ''}`),
      ...issues.map(({ title, summary }) => `${title} ${summary}`),
      ...reminders.map(({ title }) => title),
    ];
    const words = new Set(texts.flatMap((text) => tokensOf(text).map(({ word }) => word)));
    const places = [
      ...new Set([
        ...repairs.flatMap(({ garageName }) => garageName ?? []),
        ...fills.flatMap(({ station }) => station ?? []),
      ]),
    ];
    const isOfPlace = inNames(places);
    known.set(facts, (own = { places, isOwn: (word) => words.has(word) || isOfPlace(word) }));
  }
  return own;
}

/** Null for a text that is too long for a question. */
export function readFrame(sentence: string, facts: CarFacts, today: string): Frame | null {
  const typed = tokensOf(sentence);
  if (typed.length > MAX_WORDS) return null;
  const { places, isOwn } = ownOf(facts);
  const all = correctTyping(typed, isOwn);
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
  const garages = takeGarages(tokens, places, carWords);
  const spans = readSpans(tokens, today);
  const isYesNo = YES_NO.test(
    tokens.find(({ word }) => !/^(?:and|un|so|please|ludzu)$/.test(word))?.word ?? '',
  );
  const free = tokens.filter(({ isTaken }) => !isTaken);
  const named = takeTopics(tokens);
  const ofTopics = free.filter(({ isTaken }) => isTaken);
  const topics = named.length > 1 ? named.filter(({ id }) => id !== 'service') : named;
  const found = takeMarks(tokens);
  const objects = free.filter(({ isTaken }) => isTaken);
  const top = takeTop(tokens);
  const limit = takeLimit(tokens, spans);
  const concepts = takeConcepts(tokens);
  const isDenied = tokens.some(({ word, isTaken }) => !isTaken && NOT.test(word));
  const hasOpposite = (mark: Mark) => OPPOSITES[mark] !== undefined && found.includes(OPPOSITES[mark]);
  const isFailed = isDenied && found.includes('passed');
  const things = topics.length === 0 ? [] : found.filter((mark) => isBeside(mark, ofTopics, tokens));
  const qualifiersFound = found
    .map((mark): Mark => (mark === 'passed' && isFailed ? 'failed' : mark))
    .filter((mark) => (mark !== 'retest' || cut === -1) && !hasOpposite(mark) && !things.includes(mark));
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
    things,
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
