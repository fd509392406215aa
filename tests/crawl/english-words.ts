import { latvian } from '#domain/language/lv/catalogue.ts';

/** Spelt alike in both languages, or a name. */
const shared = new Set(['auto', 'carful', 'english', 'google', 'zip', 'pdf', 'vin', 'the']);

/** An address, or the name of a cookie, is nobody's language. */
const wordsOf = (text: string) =>
  text
    .replace(/\S+@\S+|carful\.\S+|__\S+/gu, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

const latvianWords = new Set(Object.values(latvian).flatMap(wordsOf));

/** The words of the English texts that no Latvian text has. */
const englishWords = new Set(
  Object.keys(latvian)
    .flatMap((phrase) => wordsOf(phrase.replace(/@.*$/su, '').replace(/\{[^}]*\}/gu, ' ')))
    .filter((word) => !latvianWords.has(word) && !shared.has(word)),
);

/** The texts of a Latvian screen that hold an English word, or a place that was never filled in. */
export const englishAmong = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[{}]/u.test(text) || wordsOf(text).some((word) => englishWords.has(word)));
