import { indexAbove } from '#domain/ascending.ts';
import { carWords } from '#domain/car-words/car-words.ts';
import { GAP, parseExpression } from '#domain/car-words/notation.ts';
import { isSlip } from '#domain/slip.ts';
import { isNegatable, JOINING_WORDS } from './knowledge/negation.ts';
import type { AssessmentLanguage } from './schema.ts';
import { plainSpelling, type ReadText, type Token } from './text-reading.ts';

type Word = { readonly ids: readonly number[]; readonly isNext: boolean };
type Phrase = { readonly orders: readonly (readonly Word[])[]; readonly inClause: boolean };
export type Expression = { readonly source: string; readonly phrases: readonly Phrase[] };

/** Finds all words and stems of a set of expressions in one pass over a text. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly negatable = new Set<number>();
  private typos: Map<string, string[]> | undefined;

  private id(atom: string): number {
    const known = this.ids.get(atom);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(atom, id);
    this.typos = undefined;
    if (isNegatable(atom)) this.negatable.add(id);
    return id;
  }

  compile(source: string): Expression {
    const phrases = parseExpression(source).map(({ orders, inClause }): Phrase => ({
      orders: orders.map((order) =>
        order.map(({ atoms, isNext }) => ({ ids: atoms.map((atom) => this.id(atom)), isNext })),
      ),
      inClause,
    }));
    return { source, phrases };
  }

  find({ tokens, language }: ReadText): Occurrences {
    const positions = new Map<number, number[]>();
    const denied = new Map<number, number[]>();
    const known = new Map<string, ReadonlySet<number>>();
    for (const [at, { word, isNegated }] of tokens.entries()) {
      let ids = known.get(word);
      if (!ids) known.set(word, (ids = this.idsOf(word, language, tokens.length <= TYPO_TEXT_WORDS)));
      for (const id of ids) {
        const found = isNegated && this.negatable.has(id) ? denied : positions;
        const list = found.get(id);
        if (list) list.push(at);
        else found.set(id, [at]);
      }
    }
    return { tokens, positions, denied };
  }

  private idsOf(word: string, language: AssessmentLanguage, withTypos: boolean): ReadonlySet<number> {
    const ids = new Set<number>();
    const add = (atom: string) => {
      const id = this.ids.get(atom);
      if (id !== undefined) ids.add(id);
    };
    const plain = language === 'lv' ? plainSpelling(word) : word;
    for (const spelling of new Set([word, plain])) {
      add(spelling);
      for (let length = 2; length <= Math.min(spelling.length, LONGEST_STEM); length += 1)
        add(`${spelling.slice(0, length)}*`);
    }
    const isUnknown = () => carWords().byWord([word], language)[0]!.length === 0;
    if (ids.size === 0 && withTypos && word.length >= TYPO_MIN && isUnknown())
      for (const atom of this.nearby(plain)) add(atom);
    return ids;
  }

  /** Known words and stems that are one slip from the beginning of this word. */
  private nearby(word: string): Set<string> {
    const found = new Set<string>();
    const typos = (this.typos ??= typosOf(this.ids.keys()));
    const longest = Math.min(word.length, TYPO_MAX + 1);
    for (let length = TYPO_MIN - 1; length <= longest; length += 1) {
      const start = word.slice(0, length);
      for (const atom of shortenings(start).flatMap((spelling) => typos.get(spelling) ?? [])) {
        const stem = atom.replace('*', '');
        const isFitting = stem === atom ? length === word.length : !stem.startsWith(start);
        if (isFitting && isSlip(start, stem)) found.add(atom);
      }
    }
    return found;
  }
}

/** Longer than any stem of the knowledge base; bounds the work for a text without spaces. */
const LONGEST_STEM = 30;
const TYPO_MIN = 6;
const TYPO_MAX = 10;
/** Typing errors are corrected in short texts only, not in long reports. */
const TYPO_TEXT_WORDS = 60;

/** The word without one of its letters, never the first, and the word itself. */
function shortenings(word: string): string[] {
  return Array.from({ length: word.length }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));
}

function typosOf(atoms: Iterable<string>): Map<string, string[]> {
  const typos = new Map<string, string[]>();
  for (const atom of atoms) {
    const stem = atom.replace('*', '');
    if (stem.length < TYPO_MIN || stem.length > TYPO_MAX) continue;
    for (const spelling of new Set(shortenings(stem))) {
      const list = typos.get(spelling);
      if (list) list.push(atom);
      else typos.set(spelling, [atom]);
    }
  }
  return typos;
}

export type Occurrences = {
  readonly tokens: readonly Token[];
  readonly positions: ReadonlyMap<number, readonly number[]>;
  /** Positions where the observation is negated ('no smoke'). */
  readonly denied: ReadonlyMap<number, readonly number[]>;
};

const NOTHING: ReadonlySet<number> = new Set();

type Search = { inClause: boolean; hidden?: ReadonlySet<number>; withDenied?: boolean };

const stands = ({ ids }: Word, { positions, denied }: Occurrences) =>
  ids.some((id) => positions.has(id) || denied.has(id));

/** Where a word of an expression stands, in ascending order. */
function placesOfWord(
  { ids }: Word,
  { positions, denied }: Occurrences,
  hidden: ReadonlySet<number>,
  withDenied: boolean,
): readonly number[] {
  const lists: (readonly number[])[] = [];
  for (const id of ids) {
    for (const list of [positions.get(id), withDenied ? denied.get(id) : undefined])
      if (list) lists.push(list);
  }
  const all = lists.length === 1 ? lists[0]! : lists.flat().toSorted((a, b) => a - b);
  return all.filter((at) => !hidden.has(at));
}

/** The places of an order's words, from each place of its first word. */
function* placesOf(order: readonly Word[], text: Occurrences, search: Search): Generator<number[]> {
  const { inClause, hidden = NOTHING, withDenied = false } = search;
  if (!order.every((word) => stands(word, text))) return;
  const places = order.map((word) => placesOfWord(word, text, hidden, withDenied));
  const follow = (word: number, previous: number): number[] | null => {
    const list = places[word];
    if (!list) return [];
    const last = previous + (order[word]!.isNext ? 1 : GAP + 1);
    const from = text.tokens[previous]!;
    for (const at of list.slice(indexAbove(list, previous), indexAbove(list, last))) {
      const to = text.tokens[at]!;
      if (to.sentence !== from.sentence || (inClause && to.clause !== from.clause)) continue;
      const rest = follow(word + 1, at);
      if (rest) return [at, ...rest];
    }
    return null;
  };
  for (const at of places[0]!) {
    const rest = follow(1, at);
    if (rest) yield [at, ...rest];
  }
}

function sentencesOfPhrase(phrase: Phrase, text: Occurrences, hidden: ReadonlySet<number>): Set<number> {
  const search = { inClause: phrase.inClause, hidden };
  const found = new Set<number>();
  for (const order of phrase.orders) {
    for (const [at] of placesOf(order, text, search)) found.add(text.tokens[at!]!.sentence);
  }
  return found;
}

/** The sentences in which an expression holds. */
function sentencesOf(
  expression: Expression,
  text: Occurrences,
  hidden: ReadonlySet<number> = NOTHING,
): ReadonlySet<number> {
  const [first, ...others] = expression.phrases;
  let common = sentencesOfPhrase(first!, text, hidden);
  for (const phrase of others) {
    const also = sentencesOfPhrase(phrase, text, hidden);
    common = new Set([...common].filter((sentence) => also.has(sentence)));
  }
  return common;
}

export const occurrences = (
  expression: Expression,
  text: Occurrences,
  hidden: ReadonlySet<number> = NOTHING,
): number => sentencesOf(expression, text, hidden).size;

/** Positions of words like 'fire' in 'fire extinguisher', except where the exception itself is negated. */
export function explainedAway(exceptions: readonly Expression[], text: Occurrences): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const { phrases } of exceptions) {
    for (const order of phrases.flatMap(({ orders }) => orders)) {
      for (const places of placesOf(order, text, { inClause: true, withDenied: true })) {
        const words = places.map((at) => text.tokens[at]!);
        const span = text.tokens.slice(places[0], places.at(-1)! + 1);
        const isDenied =
          words.some(({ isNegated }) => isNegated) && !words.some(({ isNegator }) => isNegator);
        if (isDenied || span.some(({ word }) => JOINING_WORDS.has(word))) continue;
        for (const at of places) hidden.add(at);
      }
    }
  }
  return hidden;
}
