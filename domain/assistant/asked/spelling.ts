import { carWords } from '#domain/car-words/car-words.ts';
import { FILLER, FILLER_STEMS, MARKS, VOCABULARY } from '../knowledge/question-vocabulary.ts';
import { REPAIR_TOPICS } from '../knowledge/repair-topics.ts';
import { MONTHS, PER_UNIT, SEASONS } from './spans.ts';
import { expressionsOf, matchesPart, type Token } from './tokens.ts';

const MIN_LENGTH = 6;
/** Of a word with one letter of a pair: 'elas' for 'ellas'. */
const MIN_PAIRED = 4;

const asPart = (atom: string) => (atom.endsWith('*') ? atom.slice(0, -1) : `=${atom}`);
const named = new Set(REPAIR_TOPICS.flatMap(({ entries }) => entries));
const ofTopics = carWords().wordsOf((entry) => named.has(entry));
const expressions = [
  ...Object.values(VOCABULARY).flatMap(expressionsOf),
  ...Object.values(MARKS).flatMap((mark) => expressionsOf(mark.expressions)),
  ...ofTopics.map((atoms) => atoms.map(asPart)),
];
const alone = new Set([
  ...expressions.flatMap((some) => (some.length === 1 ? some : [])),
  ...FILLER_STEMS,
  ...[...FILLER].map((word) => `=${word}`),
]);
/** A word of its own, not 'at' of 'how much at', which begins many words. */
const isAlone = (part: string) => part.startsWith('=') || alone.has(part);

const firstLetter = (part: string) => part.replace('=', '')[0]!;
const parts = Map.groupBy(new Set([...expressions.flat(), ...alone]), firstLetter);
/** What a word may be corrected to: not to one that would be ignored. */
const meanings = Map.groupBy(new Set(expressions.flat()), firstLetter);

/** True for at most one letter too many, missing, wrong or swapped. */
function isTypingError(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** The part that was meant, followed by the rest of the word. */
function meant(word: string, part: string): string | null {
  const min = Math.min(MIN_LENGTH, word.length + 1);
  if (part.startsWith('=')) {
    const whole = part.slice(1);
    return whole.length >= min && isTypingError(word, whole) ? whole : null;
  }
  if (part.length < min) return null;
  const length = [part.length, part.length - 1, part.length + 1].find((n) =>
    isTypingError(word.slice(0, n), part),
  );
  return length === undefined ? null : part + word.slice(length);
}

const PERIOD = [
  ...MONTHS,
  ...SEASONS.map(([pattern]) => pattern),
  ...PER_UNIT.map(([pattern]) => pattern),
  /^(?:sogad|somenes|pern|aizpern|pagajus|aizpagajus|pusgad|yesterday)/,
];
const isKnown = (word: string) =>
  PERIOD.some((pattern) => pattern.test(word)) ||
  (parts.get(word[0]!) ?? []).some(
    (part) => (isAlone(part) || part.length >= MIN_LENGTH - 1) && matchesPart(part, word),
  );

/** 'Anual': of a pair of letters one was written, so that a short word can be corrected too. */
const isHalfAPair = (word: string, whole: string) =>
  word.length === whole.length - 1 &&
  Array.from(word).some((letter, at) => word.slice(0, at) + letter + word.slice(at) === whole);

/** The longest known word that one typing error makes this one; itself where there is none, or it could be two. */
function corrected(word: string): string {
  const found = (meanings.get(word[0]!) ?? []).flatMap((part) => {
    const whole = meant(word, part);
    return whole === null || (word.length < MIN_LENGTH && !isHalfAPair(word, whole))
      ? []
      : [{ whole, length: part.length }];
  });
  const longest = Math.max(...found.map(({ length }) => length));
  const best = new Set(found.filter(({ length }) => length === longest).map(({ whole }) => whole));
  return best.size === 1 ? [...best][0]! : word;
}

/** @param isOwn whether the owner's records hold the word, which is then none that is mistyped */
export const correctTyping = (tokens: readonly Token[], isOwn: (word: string) => boolean): Token[] =>
  tokens.map((token) =>
    token.word.length < MIN_PAIRED || /\d/.test(token.word) || isOwn(token.word) || isKnown(token.word)
      ? token
      : { ...token, word: corrected(token.word) },
  );
