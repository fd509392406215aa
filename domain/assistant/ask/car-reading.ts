import type { Token } from './tokens.ts';

const SHORTEST_STEM = 5;
const CASE_ENDING = /^(?:[aeiou]|s|is|as|us|am|im|em|ai|ei|os|es|iem|ins|ina|inam|inai|itis|isa|isi)?$/;

/** 'Volvītis' and 'Jariss' are the car too. */
function isCarName(own: string, word: string): boolean {
  if (own === word) return true;
  if (own.length < 3 || /^\d+$/.test(own)) return false;
  if (word.startsWith(own) && CASE_ENDING.test(word.slice(own.length))) return true;
  const stem = own.slice(0, -1);
  if (own.startsWith('y') && word.startsWith(`j${stem.slice(1)}`)) return true;
  return own.length >= SHORTEST_STEM && word.startsWith(stem) && word.length <= own.length + 4;
}

/** @param cars by id, the words that name each */
export function takeCars(tokens: readonly Token[], cars: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const named = new Map<string, number>();
  for (const token of tokens) {
    if (token.isTaken) continue;
    const of = [...cars].filter(([, words]) => [...words].some((own) => isCarName(own, token.word)));
    if (of.length === 0) continue;
    token.isTaken = true;
    for (const [id] of of) named.set(id, (named.get(id) ?? 0) + 1 / of.length);
  }
  const best = [...named.values()].some((weight) => weight >= 1);
  return [...named].filter(([, weight]) => !best || weight >= 1).map(([id]) => id);
}
