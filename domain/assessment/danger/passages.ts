import type { AssessmentLanguage } from '../schema.ts';
import { plainSpelling, readText, type Token } from '../text-reading.ts';

export type Word = { readonly text: string; readonly isNegated: boolean };

/** Of the first word, and of the word after the last. */
export type Piece = { readonly start: number; readonly end: number };

/** A stretch of a text that may be judged by itself: one to four pieces in a row. */
export type Passage = Piece & {
  /** Of its first piece, and of the piece after its last. */
  readonly from: number;
  readonly to: number;
};

export type Passages = {
  readonly language: AssessmentLanguage;
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
  /** A sentence, or a part of a longer one. */
  readonly pieces: readonly (Piece & { readonly sentence: Piece })[];
  readonly passages: readonly Passage[];
};

/** In words. A longer sentence is divided between its clauses, or where people dictate without any, anywhere. */
const LONGEST_SENTENCE = 8;
const LONGEST_PIECE = 12;
const SHORTEST_PIECE = 4;
const MOST_PIECES = 4;
const LONGEST_PASSAGE = 45;
/** Of a very long text the beginning and the end are read: in characters, then in pieces. */
const LONGEST_PART = 2500;
const [FIRST_PIECES, LAST_PIECES] = [24, 12];

const ANY_YEAR = 'yyyy';
const UNIT =
  /^(?:k?m|mi|mil\w*|kilom\w*|metr\w*|kg|eur\w*|eiro|dollar\w*|pounds?|rpm|revs|apgr\w*|mah|watts?|lumen\w*)$/;

/** A pattern, as a list of years would end one day; 'at 2000 rpm' and '2050 km' are no years. */
const isYear = (word: string, next = '') => /^(?:19[5-9]|20\d)\d$/.test(word) && !UNIT.test(next);

function wordOf(token: Token, next: Token | undefined, language: AssessmentLanguage): Word {
  const { word, isNegated } = token;
  if (isYear(word, next?.word)) return { text: ANY_YEAR, isNegated };
  if (/^\d+$/.test(word)) return { text: '#'.repeat(Math.min(4, word.length)), isNegated };
  return { text: language === 'lv' ? plainSpelling(word) : word, isNegated };
}

function sentencesOf(tokens: readonly Token[]): Map<number, Piece> {
  const sentences = new Map<number, Piece>();
  for (const [at, { sentence }] of tokens.entries())
    sentences.set(sentence, { start: sentences.get(sentence)?.start ?? at, end: at + 1 });
  return sentences;
}

function piecesOf(tokens: readonly Token[], longestPiece: number): Passages['pieces'] {
  const sentences = sentencesOf(tokens);
  const pieces: (Piece & { sentence: Piece })[] = [];
  let start = 0;
  for (const [at, { sentence, clause }] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before === undefined) continue;
    const length = at - start;
    const whole = sentences.get(before.sentence)!;
    const isLong = whole.end - whole.start > LONGEST_SENTENCE;
    const isClauseOver = clause !== before.clause && length >= SHORTEST_PIECE;
    if (sentence === before.sentence && !(isLong && (isClauseOver || length >= longestPiece))) continue;
    pieces.push({ start, end: at, sentence: whole });
    start = at;
  }
  const last = tokens.at(-1);
  if (last) pieces.push({ start, end: tokens.length, sentence: sentences.get(last.sentence)! });
  return pieces;
}

function passagesOf(pieces: readonly Piece[]): Passage[] {
  const passages: Passage[] = [];
  for (const [from, { start }] of pieces.entries()) {
    for (let to = from + 1; to <= Math.min(from + MOST_PIECES, pieces.length); to += 1) {
      const { end } = pieces[to - 1]!;
      if (to > from + 1 && end - start > LONGEST_PASSAGE) break;
      passages.push({ from, to, start, end });
    }
  }
  return passages;
}

/** Divides a text, so that what is dangerous is found whatever stands around it. */
export function readPassages(
  description: string,
  fallback: AssessmentLanguage,
  longestPiece = LONGEST_PIECE,
): Passages {
  const text =
    description.length > 2 * LONGEST_PART
      ? `${description.slice(0, LONGEST_PART)}\n${description.slice(-LONGEST_PART)}`
      : description;
  const { tokens, language } = readText(text, fallback);
  const all = piecesOf(tokens, longestPiece);
  const isWhole = all.length <= FIRST_PIECES + LAST_PIECES;
  const pieces = isWhole ? all : [...all.slice(0, FIRST_PIECES), ...all.slice(-LAST_PIECES)];
  const words = tokens.map((token, at) => wordOf(token, tokens[at + 1], language));
  return { language, tokens, words, pieces, passages: passagesOf(pieces) };
}
