/*
 * How the words of cars are noted, over folded words (text-reading.ts):
 *   brake          exactly this word          brak*      a stem: any word that begins so
 *   soft/spongy    either                     soft pedal in this order, at most two words between
 *   burnt >out         directly after the word before
 *   brake ~ gone       in either order, at most two words between, in one clause
 *   squeal* + brak*   both in one sentence, in any order
 * A list of expressions is separated by commas: any of them is enough.
 */

export type NotedWord = {
  /** Any of them; a stem ends with `*`. */
  readonly atoms: readonly string[];
  readonly isNext: boolean;
};

export type NotedPhrase = {
  readonly orders: readonly (readonly NotedWord[])[];
  readonly inClause: boolean;
};

/** In words, between two words of a phrase. */
export const GAP = 2;

const wordsOf = (part: string): NotedWord[] =>
  part
    .trim()
    .split(/\s+/)
    .map((word) => ({ atoms: word.replace('>', '').split('/'), isNext: word.startsWith('>') }));

/** All of them must hold in one sentence. */
export const parseExpression = (source: string): NotedPhrase[] =>
  source.split('+').map((part) => {
    const sides = part.split('~').map(wordsOf);
    const inClause = sides.length > 1;
    return { orders: inClause ? [sides.flat(), sides.toReversed().flat()] : sides, inClause };
  });

export const expressionsOf = (list: string): string[] =>
  list
    .split(',')
    .map((expression) => expression.trim())
    .filter((expression) => expression !== '');

export const matchesAtom = (atom: string, word: string): boolean =>
  atom.endsWith('*') ? word.startsWith(atom.slice(0, -1)) : word === atom;
