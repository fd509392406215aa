import { carWords } from '#domain/car-words/car-words.ts';
import type { Finder } from '#domain/car-words/finder.ts';
import { FILLER, FILLER_STEMS } from './fillers.ts';
import { MONTHS, PER_UNIT, SEASONS } from './spans.ts';
import { THINGS } from './things.ts';
import type { Token } from './tokens.ts';

const MIN_LENGTH = 6;
/** Of a word with one letter of a pair: 'elas' for 'ellas'. */
const MIN_PAIRED = 4;

/** True for at most one letter too many, missing, wrong or swapped. */
function isTypingError(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** The word that was meant: the atom, and for a stem the rest of what was typed. */
function meant(word: string, atom: string): string | null {
  const min = Math.min(MIN_LENGTH, word.length + 1);
  if (!atom.endsWith('*')) return atom.length >= min && isTypingError(word, atom) ? atom : null;
  const stem = atom.slice(0, -1);
  if (stem.length < min) return null;
  const length = [stem.length, stem.length - 1, stem.length + 1].find((n) =>
    isTypingError(word.slice(0, n), stem),
  );
  return length === undefined ? null : stem + word.slice(length);
}

/** 'Anual': of a pair of letters one was written, so that a short word can be corrected too. */
const isHalfAPair = (word: string, whole: string) =>
  word.length === whole.length - 1 &&
  Array.from(word).some((letter, at) => word.slice(0, at) + letter + word.slice(at) === whole);

const PERIOD = [
  ...MONTHS,
  ...SEASONS.map(([pattern]) => pattern),
  ...PER_UNIT.map(([pattern]) => pattern),
  /^(?:sogad|somenes|pern|aizpern|pagajus|aizpagajus|pusgad|yesterday|today|tomorrow|sodien|vakar|rit)/,
];

const matches = (atom: string, word: string) =>
  atom.endsWith('*') ? word.startsWith(atom.slice(0, -1)) : word === atom;

/** Corrects one typing error in words that the grammar would know without it. */
export class Spelling {
  private readonly known: ReadonlyMap<string, readonly string[]>;
  private readonly meanings: ReadonlyMap<string, readonly string[]>;

  /** @param cues what a question may say besides the things that have a name */
  constructor(cues: Finder) {
    const named = new Set([...THINGS.values()].flatMap(({ entries }) => entries));
    const expressions = [...cues.wordsOf(() => true), ...carWords().wordsOf((entry) => named.has(entry))];
    const alone = expressions.flatMap((words) =>
      words.length === 1 ? words : words.filter((one) => one.length >= MIN_LENGTH),
    );
    const fillers = [...FILLER, ...FILLER_STEMS.map((stem) => `${stem}*`)];
    const first = (atom: string) => atom[0]!;
    // A word that is spelled right is none of those that are asked for, mistyped.
    const others = carWords()
      .wordsOf(() => true)
      .flatMap((words) => (words.length === 1 ? words : []));
    this.known = Map.groupBy(new Set([...alone, ...others, ...fillers]), first);
    this.meanings = Map.groupBy(new Set(expressions.flat()), first);
  }

  private isKnown(word: string): boolean {
    return (
      PERIOD.some((pattern) => pattern.test(word)) ||
      (this.known.get(word[0]!) ?? []).some((atom) => matches(atom, word))
    );
  }

  /** The longest known word that one typing error makes this one; itself where there is none, or it could be two. */
  private corrected(word: string): string {
    const found = (this.meanings.get(word[0]!) ?? []).flatMap((atom) => {
      const whole = meant(word, atom);
      return whole === null || (word.length < MIN_LENGTH && !isHalfAPair(word, whole))
        ? []
        : [{ whole, length: atom.length }];
    });
    const longest = Math.max(...found.map(({ length }) => length));
    const best = new Set(found.filter(({ length }) => length === longest).map(({ whole }) => whole));
    return best.size === 1 ? [...best][0]! : word;
  }

  /** @param isOwn whether the owner's records hold the word, which is then none that is mistyped */
  correct(tokens: readonly Token[], isOwn: (word: string) => boolean): Token[] {
    return tokens.map((token) =>
      token.word.length < MIN_PAIRED || /\d/.test(token.word) || isOwn(token.word) || this.isKnown(token.word)
        ? token
        : { ...token, word: this.corrected(token.word) },
    );
  }
}
