import type { Measure, Query } from './query.ts';

/** What is asked of the car and its fill-ups: no words of a record belong to it. */
export const WORDLESS: ReadonlySet<Measure> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
]);

type Named = { readonly [part in 'things' | 'words' | 'places']: readonly string[] };

/** It is of a part, a word or a place. */
export const isNamed = ({ things, words, places }: Named): boolean =>
  things.length + words.length + places.length > 0;

export const ofAllCars = (query: Query): Query => ({ ...query, cars: [], isOfHere: false });

/** All that it is about, in no order and state. */
export const PLAIN = { state: null, order: null, limit: null, fuel: null, by: null } as const;

export const EMPTY_QUERY: Query = {
  measure: 'records',
  kinds: [],
  things: [],
  words: [],
  unused: [],
  isGuess: false,
  isOfHere: false,
  isEither: false,
  places: [],
  except: [],
  cars: [],
  periods: [],
  amount: null,
  state: null,
  order: null,
  limit: null,
  energy: null,
  fuel: null,
  by: null,
};
