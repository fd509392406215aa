import { carWords } from '#domain/car-words/car-words.ts';
import type { AssessmentLanguage } from '../schema.ts';
import type { Word } from './passages.ts';

/** Features are numbered by a hash of what they are, of which few share a number. */
export const FEATURES = 1 << 19;

const LONGEST_WORD = 40;
const [SHORTEST_STRETCH, LONGEST_STRETCH] = [3, 5];
/** The beginning of a word stands for all its forms. */
const STEM = 4;
/** How many words apart two stems are still seen together. */
const REACH = 9;
const MOST_REMEMBERED = 20_000;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function numberOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (FEATURES - 1);
}

const KINDS = { next: 1, afterNext: 2, inOrder: 3, together: 4, stems: 5, near: 6 } as const;
const pair = (kind: keyof typeof KINDS, first: number, second: number) =>
  numberOf(Math.imul(Math.imul(first, 0x01000193) ^ second, 0x85ebca6b) ^ KINDS[kind]);

/** In either order. */
const unordered = (kind: keyof typeof KINDS, one: number, other: number) =>
  one < other ? pair(kind, one, other) : pair(kind, other, one);

const stretches = new Map<string, readonly number[]>();

/** The stretches of letters in a word, so that endings and typing errors matter little. */
function stretchesOf(word: string): readonly number[] {
  const known = stretches.get(word);
  if (known) return known;
  const padded = `^${word.slice(0, LONGEST_WORD)}$`;
  const found: number[] = [];
  for (let length = SHORTEST_STRETCH; length <= LONGEST_STRETCH; length += 1) {
    for (let from = 0; from + length <= padded.length; from += 1)
      found.push(numberOf(hashOf(`c${padded.slice(from, from + length)}`)));
  }
  if (stretches.size >= MOST_REMEMBERED) stretches.clear();
  stretches.set(word, found);
  return found;
}

/** The words of a text with what is needed of each, made once. */
export type PreparedWords = {
  /** Of the dictionary; with '!' where they are denied. */
  readonly names: readonly (readonly string[])[];
  readonly hashes: readonly number[];
  readonly stems: readonly number[];
  readonly concepts: readonly (readonly number[])[];
  readonly letters: readonly (readonly number[])[];
};

/** What is denied ('no smoke') counts as something else. */
export function prepareWords(words: readonly Word[], language: AssessmentLanguage): PreparedWords {
  const texts = words.map(({ text }) => text);
  const denied = words.map(({ isNegated }) => (isNegated ? '!' : ''));
  const names = carWords()
    .byWord(texts, language)
    .map((list, at) => list.map((concept) => `${denied[at]}${concept}`));
  return {
    names,
    hashes: texts.map(hashOf),
    stems: texts.map((text, at) => hashOf(`x${denied[at]}${text.slice(0, STEM)}`)),
    concepts: names.map((list) => list.map((name) => hashOf(`k${name}`))),
    letters: texts.map((text) => (/^\p{L}/u.test(text) ? stretchesOf(text) : [])),
  };
}

/** What the words of a stretch hold: words and their letters, concepts of the dictionary, and pairs of all these. */
export function featuresOf(
  { hashes, stems, concepts, letters }: PreparedWords,
  start: number,
  end: number,
): Uint32Array {
  const found = new Set<number>();
  const all = new Set<number>();
  let before: readonly number[] = [];
  for (let at = start; at < end; at += 1) {
    const hash = hashes[at]!;
    const named = concepts[at]!;
    found.add(numberOf(hash));
    if (at >= start + 1) found.add(pair('next', hashes[at - 1]!, hash));
    if (at >= start + 2) found.add(pair('afterNext', hashes[at - 2]!, hash));
    for (const number of letters[at]!) found.add(number);
    for (let other = Math.max(start, at - REACH); other < at; other += 1) {
      found.add(unordered('stems', stems[other]!, stems[at]!));
      for (const concept of named) found.add(pair('near', concept, stems[other]!));
      for (const concept of concepts[other]!) found.add(pair('near', concept, stems[at]!));
    }
    if (named.length === 0) continue;
    for (const concept of named) {
      all.add(concept);
      for (const one of before) found.add(pair('inOrder', one, concept));
    }
    before = named;
  }
  const list = [...all];
  for (const [at, concept] of list.entries()) {
    found.add(numberOf(concept));
    for (let other = at + 1; other < list.length; other += 1)
      found.add(unordered('together', concept, list[other]!));
  }
  return Uint32Array.from(found);
}
