import { COMMON_NAMES } from '#domain/car-words/filler-words.ts';
import { isSameWord, type Token, tokensOf } from './tokens.ts';

const CASE_ENDING = /^(?:[aeiu]?|as|ai|am|es|ei|em|is|im|us|um|iem|os)$/;

const isNameWord = (word: string, name: string) =>
  word === name ||
  (name.length >= 4 && word.length >= 3 && isSameWord(word, name)) ||
  (name.length >= 4 && word.startsWith(name.slice(0, -1)) && CASE_ENDING.test(word.slice(name.length - 1)));

const MIN_NAME = 4;
const ENDING_LENGTHS = [0, 1, 2, 3];

/** Whether a word is of one of these names, in any case, however many names there are. */
export function inNames(names: Iterable<string>): (word: string) => boolean {
  const stems = new Set(
    [...names].flatMap((name) =>
      tokensOf(name).flatMap(({ word }) => (word.length > MIN_NAME ? word.slice(0, -1) : [])),
    ),
  );
  return (word) =>
    ENDING_LENGTHS.some((cut) => {
      const end = word.length - cut;
      return end >= MIN_NAME && stems.has(word.slice(0, end)) && CASE_ENDING.test(word.slice(end));
    });
}

/** 'Uzlāde mājās' is at the station that is called home, and the other way round. */
const HOME = /^(?:home|majas|majam|maja)$/;

const NAMING = /^(?:at|by|to|from|with|pie|no|ar)$/;
/** A place is named by all words of its name, in any grammatical case, or by one that only it has. */
export function takePlaces(
  tokens: readonly Token[],
  names: readonly string[],
  carWords: ReadonlySet<string>,
  isCommon: (word: string) => boolean,
): string[] {
  const parts = names.map((name) => ({ name, words: tokensOf(name).map(({ word }) => word) }));
  // Many names share their words: each word is looked for once.
  const places = new Map<string, number>();
  const find = (word: string) => {
    let at = places.get(word);
    if (at === undefined) {
      at = tokens.findIndex((token) => !token.isTaken && token.word === word);
      if (at === -1) at = tokens.findIndex((token) => !token.isTaken && isNameWord(token.word, word));
      places.set(word, at);
    }
    return at;
  };
  const take = (taken: readonly number[]) => {
    for (const at of taken) tokens[at]!.isTaken = true;
    places.clear();
  };
  const found: string[] = [];
  for (const { name, words } of parts.toSorted((a, b) => b.words.length - a.words.length)) {
    const all = words.map(find);
    const isNear = Math.max(...all) - Math.min(...all) <= words.length;
    if (all.includes(-1) || !isNear || words.every((word) => carWords.has(word))) continue;
    // 'If' is an insurer after 'with', and else a word like others.
    if (all.length === 1 && isCommon(words[0]!) && !NAMING.test(tokens[all[0]! - 1]?.word ?? '')) continue;
    take(all);
    found.push(name);
  }
  // One word of a name is of all places that have it: 'Neste' of every station of that name.
  const single = new Map<number, string[]>();
  for (const { name, words } of parts) {
    if (found.includes(name)) continue;
    const own = words.filter((word) => word.length >= 4 && !COMMON_NAMES.has(word) && !carWords.has(word));
    const at = own
      .map(find)
      .find(
        (place) =>
          place !== -1 &&
          (!isCommon(tokens[place]!.word) || /^(?:at|pie)$/.test(tokens[place - 1]?.word ?? '')),
      );
    if (at !== undefined) single.set(at, [...(single.get(at) ?? []), name]);
  }
  take([...single.keys()]);
  found.push(...[...single.values()].flat());
  const home = tokens.find(({ word, isTaken }) => !isTaken && HOME.test(word));
  const ofHome = parts.find(({ words }) => words.some((word) => HOME.test(word)));
  if (home && ofHome && !found.includes(ofHome.name)) {
    home.isTaken = true;
    found.push(ofHome.name);
  }
  const named = found.flatMap((name) => tokensOf(name).map(({ word }) => word));
  // 'Riepas Riepu Pasaulē': the tires are none of the name.
  const own = named.filter((word) => !COMMON_NAMES.has(word));
  for (const token of tokens)
    if (!carWords.has(token.word) && own.some((word) => isNameWord(token.word, word))) token.isTaken = true;
  return found;
}
