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

/** The beginning of the word that is nearest to what was typed, the longest of several; null if none is near enough. */
function nearBeginning(typed: string, word: string, most: number): { text: string; errors: number } | null {
  // Hardly anybody errs in the first letter, and all words are gone through while somebody types.
  if (change(typed[0]!, word[0] ?? '') > TWIN && typed[1] !== word[0]) return null;
  // Errors between the first letters of both, as in Levenshtein's matrix with swapped neighbors.
  let beforeLast: number[] = [];
  let last = [0];
  for (let at = 0; at < word.length; at++) last.push(last[at]! + extra(word, at));
  for (let row = 0; row < typed.length; row++) {
    const now = [last[0]! + extra(typed, row)];
    for (let at = 0; at < word.length; at++) {
      let errors = Math.min(
        last[at]! + change(typed[row]!, word[at]!),
        now[at]! + extra(word, at),
        last[at + 1]! + extra(typed, row),
      );
      if (row > 0 && at > 0 && typed[row] === word[at - 1] && typed[row - 1] === word[at])
        errors = Math.min(errors, beforeLast[at - 1]! + ERROR);
      now.push(errors);
    }
    if (Math.min(...now) > most) return null;
    [beforeLast, last] = [last, now];
  }
  const errors = Math.min(...last);
  return errors > most ? null : { text: word.slice(0, last.lastIndexOf(errors)), errors };
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
