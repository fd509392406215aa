import { CAR_NAMES } from '#domain/car-words/car-names.ts';
import { Finder } from '#domain/car-words/finder.ts';
import { matchesAtom } from '#domain/car-words/notation.ts';
import type { Garage, GarageCar } from './facts.ts';
import { errorsBetween } from '#domain/search/spelling-errors.ts';
import { type Token, tokensOf } from './tokens.ts';

const SHORTEST_STEM = 5;
const SHORTEST_START = 3;
const CASE_ENDING =
  /^(?:[aeiou]|s|is|as|us|am|im|em|ai|ei|os|es|iem|ins|ina|inam|inai|itis|isa|isi|iks|ika|ikam|iku|ikas|ikai)?$/;

/** As it sounds, however it is spelled: 'Oktāvija' is an Octavia. */
const soundOf = (word: string) =>
  word
    .replaceAll('ija', 'ia')
    .replace(/[yj]/g, 'i')
    .replace(/[cq]/g, 'k')
    .replaceAll('w', 'v')
    .replace(/(.)\1+/g, '$1');

/** 'Volvītis' and 'Jariss' are the car too. */
function isCarName(own: string, word: string, isCommon: boolean): boolean {
  if (own === word || (word.length > 1 && /\d/.test(own) && own.replace(/\d+$/, '') === word)) return true;
  if (own.length < SHORTEST_START || /^\d+$/.test(own)) return false;
  const [name, said] = [soundOf(own), soundOf(word)];
  const isLong = name.length >= SHORTEST_STEM;
  if (isCommon && (!isLong || /in[as]$/.test(said))) return false;
  if (said.startsWith(name) && CASE_ENDING.test(said.slice(name.length))) return true;
  if (!isLong) return false;
  const stem = name.slice(0, -1);
  return (
    (said.startsWith(stem) && CASE_ENDING.test(said.slice(stem.length))) ||
    (!isCommon && said.length >= SHORTEST_STEM && errorsBetween(name, said, 1) === 1)
  );
}

let finder: Finder | undefined;
const carNames = () => (finder ??= new Finder(CAR_NAMES));

/** Of 'The 944' and 'Mans Golfs': words that stand in any question. */
const NAMES_NOTHING = new Set(['the', 'a', 'an', 'my', 'our', 'of', 'and', 'mans', 'mana', 'musu', 'un']);

/** What names each car of a garage, in its records and in everyday speech. */
export class NamedCars {
  /** By id. */
  private readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly everyday = new Map<string, readonly string[]>();
  private readonly cars: readonly GarageCar[];

  constructor({ cars }: Garage) {
    this.cars = cars;
    this.words = new Map(
      cars.map(({ id, name, details, car: { brand, model, fuelType } }) => [
        id,
        new Set([
          ...tokensOf(`${name} ${brand} ${model}`).flatMap(({ word }) =>
            NAMES_NOTHING.has(word) ? [] : [word],
          ),
          ...(fuelType === 'electric' ? ['ev'] : []),
          ...(details?.licensePlate?.match(/\d{3,}/g) ?? []),
        ]),
      ]),
    );
  }

  get all(): ReadonlySet<string> {
    return new Set([...this.words.values()].flatMap((own) => [...own]));
  }

  private ofEntry(entry: string): readonly string[] {
    const known = this.everyday.get(entry);
    if (known) return known;
    const atoms = carNames()
      .wordsOf((one) => one === entry)
      .flatMap((words) => (words.length === 1 ? words : []));
    const ids = this.cars.flatMap(({ id }) =>
      [...this.words.get(id)!].some((own) => atoms.some((atom) => matchesAtom(atom, own))) ? [id] : [],
    );
    this.everyday.set(entry, ids);
    return ids;
  }

  private namedBy(word: string, isCommon: boolean): readonly string[] {
    return [...this.words].flatMap(([id, own]) =>
      [...own].some((one) => isCarName(one, word, isCommon)) ? [id] : [],
    );
  }

  isNamedBy(word: string): boolean {
    return this.namedBy(word, false).length > 0 || carNames().find([word], 'both').length > 0;
  }

  /** The ids of the cars that are named; their words are taken. */
  take(tokens: readonly Token[], isCommon: (word: string) => boolean): string[] {
    const weights = new Map<string, number>();
    const add = (ids: readonly string[]) => {
      for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1 / ids.length);
    };
    // Of the bimmer's
    const isPlural = (word: string) => word.length > SHORTEST_STEM && word.endsWith('s');
    const words = tokens.map(({ word, isTaken }) =>
      isTaken
        ? ''
        : isPlural(word) && carNames().find([word], 'both').length === 0
          ? word.slice(0, -1)
          : word,
    );
    for (const { entry, places } of carNames().find(words, 'both')) {
      const ids = places.every((at) => !tokens[at]!.isTaken) ? this.ofEntry(entry) : [];
      if (ids.length === 0) continue;
      add(ids);
      for (const at of places) tokens[at]!.isTaken = true;
    }
    for (const token of tokens) {
      const ids = token.isTaken ? [] : this.namedBy(token.word, isCommon(token.word));
      if (ids.length === 0) continue;
      token.isTaken = true;
      add(ids);
    }
    const isSure = [...weights.values()].some((weight) => weight >= 1);
    return [...weights].filter(([, weight]) => !isSure || weight >= 1).map(([id]) => id);
  }
}
