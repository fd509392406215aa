import { DANGER_SIGNS } from '../knowledge/danger-signs.ts';
import type { Token } from '../text-reading.ts';

type Term = readonly string[];
export type Sign = {
  readonly name: string;
  readonly level: string;
  readonly terms: readonly Term[];
  readonly vetoes: readonly string[];
};

let parsed: readonly Sign[] | undefined;

function dangerSigns(): readonly Sign[] {
  parsed ??= DANGER_SIGNS.trim()
    .split('\n')
    .map((line) => {
      const [level = '', ...rest] = line.split(' ');
      const terms = rest.filter((term) => !term.startsWith('!')).map((term) => term.split('/'));
      return {
        name: line,
        level,
        terms,
        vetoes: rest.filter((term) => term.startsWith('!')).map((term) => term.slice(1)),
      };
    });
  return parsed;
}

export type FoundSign = { readonly sign: Sign; readonly sentence: number };

const REACH = 12;

function isWithin(places: readonly (readonly number[])[], low: number, high: number, at = 0): boolean {
  const list = places[at];
  if (!list) return true;
  return list.some((place) => {
    const from = Math.min(low, place);
    const to = Math.max(high, place);
    return to - from <= REACH && isWithin(places, from, to, at + 1);
  });
}

export function signsIn(tokens: readonly Token[], concepts: readonly (readonly string[])[]): FoundSign[] {
  const sentences = new Map<number, Map<string, number[]>>();
  tokens.forEach(({ sentence, negated }, at) => {
    const found = sentences.get(sentence) ?? new Map<string, number[]>();
    sentences.set(sentence, found);
    if (negated) return;
    for (const concept of concepts[at]!) {
      const list = found.get(concept);
      if (list) list.push(at);
      else found.set(concept, [at]);
    }
  });
  const result: FoundSign[] = [];
  for (const [sentence, found] of sentences) {
    for (const sign of dangerSigns()) {
      if (sign.vetoes.some((veto) => found.has(veto))) continue;
      const places = sign.terms.map((term) => term.flatMap((concept) => found.get(concept) ?? []));
      if (places.every(({ length }) => length > 0) && isWithin(places, Infinity, -Infinity))
        result.push({ sign, sentence });
    }
  }
  return result;
}
