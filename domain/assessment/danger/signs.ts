import { indexAbove } from '#domain/ascending.ts';
import { DANGER_SIGNS } from '../knowledge/danger-signs.ts';
import type { Token } from '../text-reading.ts';

type Term = readonly string[];
export type Sign = {
  readonly name: string;
  readonly level: string;
  readonly terms: readonly Term[];
  readonly vetoes: readonly string[];
};

let byFirst: ReadonlyMap<string, readonly Sign[]> | undefined;

/** Of a list as in danger-signs.ts: each sign under every concept of its first term. */
export function parseSigns(text: string): ReadonlyMap<string, readonly Sign[]> {
  const found = new Map<string, Sign[]>();
  for (const line of text.trim().split('\n')) {
    const [level, ...rest] = line.split(' ') as [string, ...string[]];
    const terms = rest.filter((term) => !term.startsWith('!')).map((term) => term.split('/'));
    const vetoes = rest.filter((term) => term.startsWith('!')).map((term) => term.slice(1));
    for (const concept of terms[0]!) {
      const sign = { name: line, level, terms, vetoes };
      found.set(concept, [...(found.get(concept) ?? []), sign]);
    }
  }
  return found;
}

export type FoundSign = { readonly sign: Sign; readonly sentence: number };

const REACH = 12;

const placesOf = (term: Term, found: ReadonlyMap<string, readonly number[]>): readonly number[] =>
  term.flatMap((concept) => found.get(concept) ?? []).toSorted((a, b) => a - b);

/** Whether a short stretch of words holds a place of every list; the lists ascend. */
const isWithin = (places: readonly (readonly number[])[]): boolean =>
  places.some((list) =>
    list.some((from) =>
      places.every((other) => (other[indexAbove(other, from - 1)] ?? Infinity) - from <= REACH),
    ),
  );

export function signsIn(tokens: readonly Token[], concepts: readonly (readonly string[])[]): FoundSign[] {
  const sentences = new Map<number, Map<string, number[]>>();
  tokens.forEach(({ sentence, isNegated }, at) => {
    const found = sentences.get(sentence) ?? new Map<string, number[]>();
    sentences.set(sentence, found);
    if (isNegated) return;
    for (const concept of concepts[at]!) {
      const list = found.get(concept);
      if (list) list.push(at);
      else found.set(concept, [at]);
    }
  });
  byFirst ??= parseSigns(DANGER_SIGNS);
  const result: FoundSign[] = [];
  for (const [sentence, found] of sentences) {
    const seen = new Set<string>();
    for (const concept of found.keys()) {
      for (const sign of byFirst.get(concept) ?? []) {
        if (seen.has(sign.name)) continue;
        seen.add(sign.name);
        if (sign.vetoes.some((veto) => found.has(veto))) continue;
        if (isWithin(sign.terms.map((term) => placesOf(term, found)))) result.push({ sign, sentence });
      }
    }
  }
  return result;
}
