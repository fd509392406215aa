import { carWords } from '#domain/car-words/car-words.ts';
import { Finder } from '#domain/car-words/finder.ts';
import { CUES } from '#domain/car-words/question-words.ts';
import type { Language } from '#domain/language/words.ts';
import { NamedCars } from './car-reading.ts';
import type { Garage } from './facts.ts';
import { inNames } from './place-reading.ts';
import { recordsOf } from './records.ts';
import { textOf } from './select.ts';
import { Spelling } from './spelling.ts';
import { isSameWord, type Token, tokensOf } from './tokens.ts';

let cues: Finder | undefined;
let spelling: Spelling | undefined;
export const cueFinder = () => (cues ??= new Finder(CUES));

type Own = {
  readonly places: readonly string[];
  readonly shops: ReadonlySet<string>;
  /** Of all records. */
  readonly words: ReadonlySet<string>;
  readonly isOwn: (word: string) => boolean;
  readonly isOfPlace: (word: string) => boolean;
  readonly cars: NamedCars;
  /** Whether a record holds a form of the word. */
  readonly isHeld: (word: string) => boolean;
};
const known = new WeakMap<Garage, Own>();

export function ownOf(garage: Garage): Own {
  const own = known.get(garage);
  if (own) return own;
  const records = garage.cars.flatMap(recordsOf);
  const places = [...new Set(records.flatMap(({ place }) => place ?? []))];
  const cars = new NamedCars(garage);
  const texts = [
    ...records.map(textOf),
    ...garage.cars.flatMap(({ reminders = [] }) => reminders.map(({ title }) => title)),
  ];
  const words = new Set(texts.flatMap((text) => tokensOf(text).map(({ word }) => word)));
  const isOfPlace = inNames(places);
  const shops = new Set(
    records.flatMap(({ kind, place }) => (kind !== 'fill' && place !== null ? [place] : [])),
  );
  const made: Own = {
    places,
    shops,
    words,
    cars,
    isOfPlace,
    isOwn: (word) => words.has(word) || isOfPlace(word) || cars.isNamedBy(word),
    isHeld: (word) => words.has(word) || [...words].some((own) => isSameWord(own, word)),
  };
  known.set(garage, made);
  return made;
}

export const spellingOf = () => (spelling ??= new Spelling(cueFinder()));

export const isKnownWord = (word: string): boolean => spellingOf().isKnown(word);

/** By the words that only one of the languages has. */
export function languageOfWords(tokens: readonly Token[], usual: Language): Language {
  const words = tokens.map(({ word }) => word);
  const isIn = (speech: Language, at: number) =>
    [cueFinder(), carWords()].some((list) => list.find([words[at]!], speech).length > 0);
  const only = (speech: Language, other: Language) =>
    words.filter((_, at) => isIn(speech, at) && !isIn(other, at)).length;
  const [english, latvian] = [only('en', 'lv'), only('lv', 'en')];
  return english > latvian ? 'en' : latvian > english ? 'lv' : usual;
}
