import { grouped } from '#domain/grouped.ts';
import { carWords } from '#domain/car-words/car-words.ts';
import { isSlip } from '#domain/slip.ts';
import { SOUND_ALIKES, type SoundAlike } from '../knowledge/sound-alikes.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { fold, plainSpelling, writtenLanguage } from '../text-reading.ts';

/** Shorter ones are too often other words. */
const SHORTEST = { en: 5, lv: 6 };
const isOfCars = (word: string, language: AssessmentLanguage) =>
  carWords().byWord([word], language)[0]!.length > 0;
/** Few type the first or the last letter of a word, or of its stem, wrong. */
const edgesOf = (word: string) => `${word[0]}${word.at(-1)}`;

/** A letter of its own makes another word: a 'house' is no 'hose'. */
const isOfLetters = (word: string, meant: string) =>
  Array.from(word).every((letter) => meant.includes(letter));

const known: Partial<Record<AssessmentLanguage, Map<string, string[]>>> = {};
/** By their edges. Of Latvian words, which differ by endings, the stems. */
const wordsOfCars = (language: AssessmentLanguage) =>
  (known[language] ??= grouped(
    carWords()
      .wordsOf(() => true)
      .flat()
      .map((word) => (language === 'lv' ? word.replace('*', '') : word))
      .filter((word) => word.length >= SHORTEST[language] - 1 && isOfCars(word, language)),
    edgesOf,
  ));

function meantBy(typed: string, language: AssessmentLanguage): string {
  const word = language === 'lv' ? plainSpelling(fold(typed)) : fold(typed);
  if (word.length < SHORTEST[language] || isOfCars(word, language)) return typed;
  const shortest = language === 'lv' ? SHORTEST.lv - 1 : word.length;
  for (let length = word.length; length >= shortest; length -= 1) {
    const start = word.slice(0, length);
    const meant = wordsOfCars(language)
      .get(edgesOf(start))
      ?.find((one) => isSlip(start, one) && isOfLetters(start, one));
    if (meant) return meant + word.slice(length);
  }
  return typed;
}

/** A text in which what is one slip from a word of cars is that word: 'the barke pedal'. */
export function spelled(description: string, fallback: AssessmentLanguage): string {
  const language = writtenLanguage(description, fallback);
  return description.replace(/[\p{L}\p{M}'’]+/gu, (typed) => meantBy(typed, language));
}

/** 'Hit the break', 'the engine has ceased'. */
const BETWEEN = String.raw`\s+(?:(?:my|the|has|have|is|are)\s+)?`;
const anyOf = (words: string) =>
  String.raw`(?:${words.replaceAll('*', String.raw`\p{L}*`).replace(/nt(?=\||$)/g, "n['’]?t")})(?!\p{L})`;

function soundPattern({ typed, before, behind, unless }: SoundAlike): RegExp {
  const word = String.raw`(?<!\p{L})${typed}(?!\p{L})${unless ? String.raw`(?!\s+${anyOf(unless)})` : ''}`;
  const places = [
    ...(before ? [String.raw`(?<=(?<!\p{L})${anyOf(before)}${BETWEEN})${word}`] : []),
    ...(behind ? [String.raw`${word}(?=\s+${anyOf(behind)})`] : []),
  ];
  return new RegExp(places.length > 0 ? places.join('|') : word, 'giu');
}

const soundAlikes = SOUND_ALIKES.map((one) => ({ pattern: soundPattern(one), meant: one.meant }));

/** A text in which what sounds like a word of cars is that word, where it stands as one: 'my breaks failed'. */
export const asSounds = (description: string): string =>
  soundAlikes.reduce((text, { pattern, meant }) => text.replace(pattern, meant), description);
