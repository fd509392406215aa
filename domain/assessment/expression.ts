import { NEGATABLE } from './knowledge/negation.ts';
import type { Token } from './text-reading.ts';

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

  private id(atom: string): number {
    const known = this.ids.get(atom);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(atom, id);
    const stem = atom.replace(/\*$/, '');
    this.negatable[id] = [...NEGATABLE].some((entry) =>
      entry.endsWith('*') ? stem.startsWith(entry.slice(0, -1)) : stem === entry,
    );
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
  find(tokens: readonly Token[]): Occurrences {
    const positions = new Map<number, number[]>();
    const note = (atom: string, at: number, negated: boolean) => {
      const id = this.ids.get(atom);
      if (id === undefined || (negated && this.negatable[id])) return;
      const list = positions.get(id);
      if (list) list.push(at);
      else positions.set(id, [at]);
    };
    for (const [at, token] of tokens.entries()) {
      note(token.word, at, token.negated);
      for (let length = 2; length <= token.word.length; length += 1) {
        note(`${token.word.slice(0, length)}*`, at, token.negated);
      }
    }
    return { tokens, positions };
  }
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
