import { expressionsOf, GAP, matchesAtom, type NotedWord, parseExpression } from './notation.ts';

export type Speech = 'en' | 'lv' | 'both';

export type EntryFound = {
  readonly entry: string;
  /** Of the words, in the order of the expression. */
  readonly places: readonly number[];
  /** More words, then longer ones, are more specific. */
  readonly weight: number;
};

type Rule = { readonly entry: string; readonly rest: readonly NotedWord[]; readonly weight: number };
type Line = { readonly entry: string; readonly en: string; readonly lv: string };

const [SHORTEST_STEM, LONGEST_STEM] = [2, 16];
const MOST_REMEMBERED = 10_000;

const sizeOf = (order: readonly NotedWord[]) =>
  order.length * 100 + order.reduce((sum, { atoms }) => sum + atoms[0]!.length, 0);

/** @param list a line for each entry: `id: English | Latvian` */
const linesOf = (list: string): Line[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [, entry, en, lv] = /^([\w-]+): ([^|]+) \| (.+)$/.exec(line) ?? [];
      if (entry === undefined) throw new Error(`No entry of a dictionary: ${line}`);
      return { entry, en: en!, lv: lv! };
    });

function placesOf(rest: readonly NotedWord[], words: readonly string[], from: number): number[] | null {
  const [next, ...others] = rest;
  if (!next) return [];
  const last = Math.min(words.length - 1, from + 1 + (next.isNext ? 0 : GAP));
  for (let at = from + 1; at <= last; at += 1) {
    if (!next.atoms.some((atom) => matchesAtom(atom, words[at]!))) continue;
    const places = placesOf(others, words, at);
    if (places) return [at, ...places];
  }
  return null;
}

/** Finds the entries of a list in the words of a text. */
export class Finder {
  private readonly lines: readonly Line[];
  private readonly rules: Record<Speech, Map<string, Rule[]>> = {
    en: new Map(),
    lv: new Map(),
    both: new Map(),
  };
  private readonly remembered: Record<Speech, Map<string, readonly Rule[]>> = {
    en: new Map(),
    lv: new Map(),
    both: new Map(),
  };

  constructor(list: string) {
    this.lines = linesOf(list);
    for (const { entry, en, lv } of this.lines) {
      this.add(entry, en, ['en', 'both']);
      this.add(entry, lv, ['lv', 'both']);
    }
  }

  private add(entry: string, expressions: string, speeches: readonly Speech[]): void {
    for (const order of expressionsOf(expressions).flatMap((one) => parseExpression(one)[0]!.orders)) {
      const [first, ...rest] = order as [NotedWord, ...NotedWord[]];
      for (const atom of first.atoms) {
        for (const speech of speeches) {
          const known = this.rules[speech].get(atom);
          const rule = { entry, rest, weight: sizeOf(order) };
          if (known) known.push(rule);
          else this.rules[speech].set(atom, [rule]);
        }
      }
    }
  }

  /** Of English words the endings -s, -es, -ed and -ing may be missing in the list. */
  private rulesOf(word: string, speech: Speech): readonly Rule[] {
    const known = this.remembered[speech].get(word);
    if (known) return known;
    const spellings = new Set([word]);
    if (speech === 'en') spellings.add(word.replace(/(?:s|es|ed|ing)$/, '')).add(word.replace(/s$/, ''));
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_STEM); length += 1)
      spellings.add(`${word.slice(0, length)}*`);
    const found = [...spellings].flatMap((spelling) => this.rules[speech].get(spelling) ?? []);
    if (this.remembered[speech].size >= MOST_REMEMBERED) this.remembered[speech].clear();
    this.remembered[speech].set(word, found);
    return found;
  }

  /** @param words folded */
  find(words: readonly string[], speech: Speech): EntryFound[] {
    return words.flatMap((word, at) =>
      this.rulesOf(word, speech).flatMap(({ entry, rest, weight }) => {
        const places = placesOf(rest, words, at);
        return places ? [{ entry, places: [at, ...places], weight }] : [];
      }),
    );
  }

  /** For each word the entries that it, or a phrase that begins with it, stands for. */
  byWord(words: readonly string[], speech: Speech): string[][] {
    const found = words.map((): string[] => []);
    for (const { entry, places } of this.find(words, speech)) {
      const list = found[places[0]!]!;
      if (!list.includes(entry)) list.push(entry);
    }
    return found;
  }

  /** The expressions of some entries, each as its words and stems, for whoever corrects typing errors. */
  wordsOf(isWanted: (entry: string) => boolean): string[][] {
    return this.lines
      .filter(({ entry }) => isWanted(entry))
      .flatMap(({ en, lv }) => [...expressionsOf(en), ...expressionsOf(lv)])
      .flatMap((expression) => parseExpression(expression)[0]!.orders)
      .flatMap((order) =>
        order.length === 1 ? order[0]!.atoms.map((atom) => [atom]) : [order.flatMap(({ atoms }) => atoms)],
      );
  }
}
