import { errorsToBeginnings } from './spelling-errors.ts';

/** Shorter words are too close to each other. */
export const MISSPELT_LETTERS = 5;
/** From here on a word may have two errors. */
const LONG_LETTERS = 8;

const VOWEL = /[aeiouy]/;
const ERROR = 2;
/** What two spellings of a word differ by: a vowel for another, a letter once or twice. */
const TWIN = 1;

const allowedErrors = (typed: string) => (typed.length < LONG_LETTERS ? ERROR : 2 * ERROR);

const change = (one: string, other: string) =>
  one === other ? 0 : VOWEL.test(one) && VOWEL.test(other) ? TWIN : ERROR;
const extra = (text: string, at: number) => (text[at] === text[at - 1] ? TWIN : ERROR);
const COUNTS = { change, extra, swap: ERROR };

/** The beginning of the word that is nearest to what was typed, the longest of several; null if none is near enough. */
function nearBeginning(typed: string, word: string, most: number): { text: string; errors: number } | null {
  // Hardly anybody errs in the first letter, and all words are gone through while somebody types.
  if (change(typed[0]!, word[0] ?? '') > TWIN && typed[1] !== word[0]) return null;
  const errors = errorsToBeginnings(typed, word, most, COUNTS);
  if (!errors) return null;
  const fewest = Math.min(...errors);
  return { text: word.slice(0, errors.lastIndexOf(fewest)), errors: fewest };
}

/** What was probably meant, the beginning of one of the words; null if none is near. All are folded. */
export function nearWord(typed: string, words: Iterable<string>): string | null {
  let [nearest, most] = [null as string | null, allowedErrors(typed)];
  for (const word of words) {
    const near = nearBeginning(typed, word, most);
    if (near) [nearest, most] = [near.text, near.errors - 1];
    if (most < 0) break;
  }
  return nearest;
}
