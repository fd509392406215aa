import { isNegatable } from './knowledge/negation.ts';
import type { ReadText, Token } from './text-reading.ts';

/*
 * The small language of the knowledge base, over folded words:
 *   brake          exactly this word          brak*      a stem: any word that begins so
 *   soft/spongy    either                     soft pedal in this order, at most two words between
 *   squeal* + brak*   both in one sentence, in any order
 */

type Phrase = readonly (readonly number[])[];
export type Expression = { readonly source: string; readonly phrases: readonly Phrase[] };

const GAP = 2;

/** Words and stems known to a set of expressions; finds them all in one pass over a text. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly negatable: boolean[] = [];
  private slips: Map<string, string[]> | undefined;

  private id(atom: string): number {
    const known = this.ids.get(atom);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(atom, id);
    this.slips = undefined;
    this.negatable[id] = isNegatable(atom);
    return id;
  }

  compile(source: string): Expression {
    const phrases = source.split('+').map((part) =>
      part
        .trim()
        .split(/\s+/)
        .map((word) => word.split('/').map((atom) => this.id(atom))),
    );
    return { source, phrases };
  }

  /** Where each known word or stem stands; denied observations are left out. */
  find({ tokens, language }: ReadText): Occurrences {
    const positions = new Map<number, number[]>();
    const note = (atom: string, at: number, negated: boolean): boolean => {
      const id = this.ids.get(atom);
      if (id === undefined) return false;
      if (negated && this.negatable[id]) return true;
      const list = positions.get(id);
      if (!list) positions.set(id, [at]);
      else if (list.at(-1) !== at) list.push(at);
      return true;
    };
    const noteSpelling = (word: string, at: number, negated: boolean): boolean => {
      let known = note(word, at, negated);
      for (let length = 2; length <= word.length; length += 1) {
        known = note(`${word.slice(0, length)}*`, at, negated) || known;
      }
      return known;
    };
    for (const [at, { word, negated }] of tokens.entries()) {
      let known = noteSpelling(word, at, negated);
      const plain = language === 'lv' ? plainLatvian(word) : word;
      if (plain !== word) known = noteSpelling(plain, at, negated) || known;
      if (known || word.length < TYPO_MIN || tokens.length > TYPO_TEXT_WORDS) continue;
      for (const atom of this.nearby(plain)) note(atom, at, negated);
    }
    return { tokens, positions };
  }

  /** Known stems and words one slip of the finger away from the beginning of this word. */
  private nearby(word: string): Set<string> {
    const found = new Set<string>();
    this.slips ??= slipsOf(this.ids.keys());
    const longest = Math.min(word.length, TYPO_MAX + 1);
    for (let length = TYPO_MIN - 1; length <= longest; length += 1) {
      const start = word.slice(0, length);
      for (const spelling of [start, ...withoutOne(start)]) {
        for (const atom of this.slips.get(spelling) ?? []) {
          const isStem = atom.endsWith('*');
          if (atom.charAt(0) === word.charAt(0) && (isStem || Math.abs(word.length - atom.length) <= 1))
            found.add(atom);
        }
      }
    }
    return found;
  }
}

const TYPO_MIN = 6;
const TYPO_MAX = 10;
/** Slips are looked for in what an owner types, not in long reports. */
const TYPO_TEXT_WORDS = 60;

function withoutOne(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));
}

function slipsOf(atoms: Iterable<string>): Map<string, string[]> {
  const slips = new Map<string, string[]>();
  for (const atom of atoms) {
    const stem = atom.replace(/\*$/, '');
    if (stem.length < TYPO_MIN || stem.length > TYPO_MAX) continue;
    for (const spelling of new Set([stem, ...withoutOne(stem)])) {
      const list = slips.get(spelling);
      if (list) list.push(atom);
      else slips.set(spelling, [atom]);
    }
  }
  return slips;
}

/** 'mashiina' and 'aukstaa' as 'masina' and 'auksta'. */
function plainLatvian(word: string): string {
  return word
    .replace(/([aeiu])\1/g, '$1')
    .replace(/([scz])h/g, '$1')
    .replace(/([gklnr])j/g, '$1');
}

export type Occurrences = {
  readonly tokens: readonly Token[];
  readonly positions: ReadonlyMap<number, readonly number[]>;
};

function sentencesOfPhrase(phrase: Phrase, text: Occurrences): Set<number> {
  const places = phrase.map((alternatives) => alternatives.flatMap((id) => text.positions.get(id) ?? []));
  const found = new Set<number>();
  if (places.some((list) => list.length === 0)) return found;
  const sentenceAt = (at: number) => text.tokens[at]?.sentence ?? -1;
  const follow = (word: number, previous: number): boolean => {
    const list = places[word];
    if (!list) return true;
    return list.some(
      (at) =>
        at > previous &&
        at <= previous + GAP + 1 &&
        sentenceAt(at) === sentenceAt(previous) &&
        follow(word + 1, at),
    );
  };
  for (const at of places[0] ?? []) {
    if (follow(1, at)) found.add(sentenceAt(at));
  }
  return found;
}

/** In how many sentences the expression holds; 0 means it does not. */
export function occurrences(expression: Expression, text: Occurrences): number {
  const [first, ...others] = expression.phrases;
  if (!first) return 0;
  let common = sentencesOfPhrase(first, text);
  for (const phrase of others) {
    if (common.size === 0) return 0;
    const also = sentencesOfPhrase(phrase, text);
    common = new Set([...common].filter((sentence) => also.has(sentence)));
  }
  return common.size;
}
