import { readDescription } from '#domain/assessment/reading-rules.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { CarFacts, IssueFact, RepairFact } from '../car-facts.ts';
import type { Mark } from '../knowledge/question-vocabulary.ts';
import type { RepairTopic } from '../knowledge/repair-topics.ts';
import { isWithin, type Span } from './spans.ts';
import { matchesMark } from './concept-reading.ts';
import type { Frame } from './question-frame.ts';
import { isSameWord, tokensOf } from './tokens.ts';
import { covers, topicIds } from './topic-reading.ts';

const wordsIn = (text: string) => tokensOf(text).map(({ word }) => word);

const holds = (words: readonly string[], wanted: string) => words.some((word) => isSameWord(word, wanted));
const isMarked = (words: readonly string[], mark: Mark) => words.some((word) => matchesMark(mark, word));

/** A note of an inspection names what was looked at, and 'service' in a note is any visit: neither was done. */
export function isOfTopic({ title, description, kind }: RepairFact, topic: RepairTopic): boolean {
  if (topic.kind && topic.kind === kind) return true;
  const ids = topicIds(title);
  if (covers(topic, ids)) return true;
  const isDone = topic.id !== 'service' && kind !== 'inspection' && !ids.includes('inspection');
  return isDone && description !== null && covers(topic, topicIds(description));
}

const isAtGarage = (garages: readonly string[], name: string | null) =>
  garages.length === 0 || (name !== null && garages.includes(name));

function isInAmount({ cost }: RepairFact, amount: Frame['amount'], currency: string): boolean {
  if (!amount) return true;
  if (!cost || cost.currency !== currency) return false;
  const { over, under, isInclusive } = amount;
  const end = isInclusive ? 0 : 1;
  return (
    (over === null || cost.minor - end >= toMinor(over, currency)) &&
    (under === null || cost.minor + end <= toMinor(under, currency))
  );
}

/** Where a currency is paid in one country, its names: what was paid in kronor was done in Sweden. */
const COUNTRIES: Record<string, string> = {
  SEK: 'sweden swedish zviedrija zviedru',
  NOK: 'norway norwegian norvegija norvegu',
  DKK: 'denmark danish danija danu',
  PLN: 'poland polish polija polu',
  CZK: 'czechia czech cehija cehu',
  GBP: 'britain british england english uk britanija anglija anglu',
};

const ownWords = ({ title, description, garageName, cost }: RepairFact) =>
  wordsIn(`${title} ${description ?? ''} ${garageName ?? ''} ${COUNTRIES[cost?.currency ?? ''] ?? ''}`);

/** The repairs that a question means, of all times, newest first. */
export function repairsAsked(
  facts: CarFacts,
  frame: Pick<
    Frame,
    'topics' | 'things' | 'isEither' | 'garages' | 'words' | 'verbs' | 'qualifiers' | 'amount'
  >,
): RepairFact[] {
  const { topics, things, garages, verbs, qualifiers, amount } = frame;
  const words = [...frame.words, ...verbs];
  const found = facts.repairs.filter((repair) => {
    if (!isAtGarage(garages, repair.garageName) || !isInAmount(repair, amount, facts.currency)) return false;
    if (words.length + qualifiers.length === 0) return true;
    const own = ownWords(repair);
    return words.every((word) => holds(own, word)) && qualifiers.every((one) => isMarked(own, one));
  });
  const about = (how: 'every' | 'some') =>
    found.filter((repair) => topics[how]((topic) => isOfTopic(repair, topic)));
  if (topics.length === 0) return found;
  if (things.length > 0)
    return found.filter(
      (repair) =>
        topics.some((topic) => isOfTopic(repair, topic)) ||
        things.some((thing) => isMarked(ownWords(repair), thing)),
    );
  if (frame.isEither) return about('some');
  const together = about('every');
  const isEach = topics.every((topic) => found.some((repair) => isOfTopic(repair, topic)));
  return together.length > 0 ? together : isEach ? about('some') : [];
}

export const within = <T extends { date: string }>(records: readonly T[], span: Span | null): T[] =>
  span ? records.filter((record) => isWithin(record, span)) : [...records];

export const inSpans = <T extends { date: string }>(records: readonly T[], spans: readonly Span[]): T[] =>
  records.filter((record) => spans.length === 0 || spans.some((span) => isWithin(record, span)));

/** How many of the question's parts an issue holds, and their share; a symptom that both tell counts as all of them. */
function likeness(
  issue: IssueFact,
  frame: Frame,
  { repairs, symptoms }: { repairs: readonly RepairFact[]; symptoms: ReadonlySet<string> },
): { share: number; hits: number } {
  const text = `${issue.title} ${issue.summary}`;
  const words = wordsIn(text);
  const solution = repairs.find(({ id }) => id === issue.resolvedBy)?.title ?? '';
  const ids = [...topicIds(text), ...topicIds(solution)];
  const told = [...frame.words, ...frame.verbs];
  const hits =
    frame.topics.filter((topic) => covers(topic, ids)).length +
    frame.qualifiers.filter((one) => isMarked(words, one)).length +
    told.filter((word) => holds(words, word)).length;
  const isToldAlike = symptoms.size > 0 && symptomsOf(text).some((id) => symptoms.has(id));
  const parts = frame.topics.length + frame.qualifiers.length + told.length;
  return { share: parts === 0 ? 0 : isToldAlike ? 1 : hits / parts, hits };
}

const symptomsOf = (text: string) => readDescription(text, 'en').patterns.map(({ id }) => id);

const LIKE_ENOUGH = 0.34;

/** The issues that resemble what is asked most, the newest first; more than one where it could be either. */
export function issuesLike(facts: CarFacts, frame: Frame, question: string): IssueFact[] {
  const symptoms = new Set(symptomsOf(question));
  const like = facts.issues
    .map((issue) => ({ issue, ...likeness(issue, frame, { repairs: facts.repairs, symptoms }) }))
    .filter(({ share }) => share >= LIKE_ENOUGH);
  const best = Math.max(...like.map(({ share }) => share));
  const alike = like.filter(({ share }) => share === best);
  const most = Math.max(...alike.map(({ hits }) => hits));
  const isWhole =
    most > 1 &&
    most === frame.topics.length + frame.qualifiers.length + frame.words.length + frame.verbs.length;
  return alike
    .filter(({ hits }) => !isWhole || hits === most)
    .map(({ issue }) => issue)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

export const issuesAsked = (facts: CarFacts, frame: Frame): IssueFact[] =>
  facts.issues.filter(
    (issue) =>
      likeness(issue, frame, { repairs: [], symptoms: new Set() }).share === 1 ||
      frame.topics.length + frame.qualifiers.length + frame.words.length + frame.verbs.length === 0,
  );
