/** How much each difference between two spellings counts. */
type Counts = {
  /** One letter in place of another; 0 for the same. */
  readonly change: (one: string, other: string) => number;
  /** A letter that the other spelling lacks. */
  readonly extra: (text: string, at: number) => number;
  /** Two neighbors. */
  readonly swap: number;
};

/** Between what was typed and each beginning of a word, by its length: Levenshtein's matrix with swapped neighbors. Null if all have more errors than `most`. */
export function errorsToBeginnings(
  typed: string,
  word: string,
  most: number,
  { change, extra, swap }: Counts,
): number[] | null {
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
        errors = Math.min(errors, beforeLast[at - 1]! + swap);
      now.push(errors);
    }
    if (Math.min(...now) > most) return null;
    [beforeLast, last] = [last, now];
  }
  return last;
}

const EACH_ONE: Counts = {
  change: (one, other) => (one === other ? 0 : 1),
  extra: () => 1,
  swap: 1,
};

/** How many letters are too many, missing, wrong or swapped; more than `most` counts as one more. */
export function errorsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  return errorsToBeginnings(typed, word, most, EACH_ONE)?.at(-1) ?? most + 1;
}
