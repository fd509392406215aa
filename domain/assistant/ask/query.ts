import * as z from 'zod/mini';
import { Day } from '#domain/shapes.ts';

/** What is told of the records that a query chooses. */
export const Measure = z.enum([
  'records',
  'last',
  'exists',
  'place',
  'count',
  'cost',
  'average-cost',
  'interval',
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
  'due',
  'status',
  'solution',
  'danger',
  'car',
]);
export type Measure = z.infer<typeof Measure>;

/** What is asked of the car and its fill-ups: no words of a record belong to it. */
export const WORDLESS: ReadonlySet<Measure> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
]);

export const RecordKind = z.enum(['repair', 'issue', 'fill', 'document', 'reminder']);
export type RecordKind = z.infer<typeof RecordKind>;

/** Both days included; the name says how it is shown. */
export const Period = z.object({
  from: Day,
  to: Day,
  name: z.enum([
    'this-year',
    'last-year',
    'this-month',
    'last-month',
    'year',
    'month',
    'ever',
    'range',
    'years',
    'day',
  ]),
});
export type Period = z.infer<typeof Period>;

export const State = z.enum([
  'open',
  'resolved',
  'watched',
  'urgent',
  'recurring',
  'overdue',
  'missing',
  'no-cost',
  'no-place',
  'own-work',
  'with-file',
  'no-file',
]);
export const Order = z.enum(['newest', 'oldest', 'most', 'least']);
export const FuelChoice = z.enum(['with', 'without', 'only']);
export const By = z.enum(['year', 'month', 'place', 'car', 'thing']);

/** PostgreSQL stores no NUL and no half of a pair. */
const Short = z.string().check(
  z.maxLength(200),
  z.refine((value) => value.isWellFormed() && !value.includes('\0')),
);
const Few = z.array(Short).check(z.maxLength(12));

/** A question as it was understood. What is empty or null restricts nothing. */
export const Query = z.object({
  measure: Measure,
  kinds: z.array(RecordKind),
  /** Ids of things that have a name (things.ts). */
  things: Few,
  /** Words that a record must hold. */
  words: Few,
  /** Words of the question that the answer leaves out, which it says. */
  unused: z._default(Few, []),
  /** It is what the question may have meant, which the answer says. */
  isGuess: z._default(z.boolean(), false),
  /** No car was named: the one at hand is meant. */
  isOfHere: z._default(z.boolean(), false),
  /** One of the things and words is enough. */
  isEither: z.boolean(),
  places: Few,
  /** Ids of things, and places, that are left out. */
  except: z._default(Few, []),
  /** Ids. */
  cars: Few,
  /** Two or more are compared. */
  periods: z.array(Period).check(z.maxLength(6)),
  /** In units of the currency. */
  amount: z.nullable(
    z.object({
      over: z.nullable(z.number()),
      under: z.nullable(z.number()),
      /** Both ends count. */
      isInclusive: z.boolean(),
    }),
  ),
  state: z.nullable(State),
  order: z.nullable(Order),
  limit: z.nullable(z.int().check(z.gte(1), z.lte(50))),
  /** Of fill-ups and charges, only those. */
  energy: z._default(z.nullable(z.enum(['electric', 'fuel', 'gasoline', 'diesel', 'lpg'])), null),
  /** Whether fuel counts among the costs; null: where it is asked for. */
  fuel: z.nullable(FuelChoice),
  by: z.nullable(By),
});
export type Query = z.infer<typeof Query>;

type Named = { readonly [part in 'things' | 'words' | 'places']: readonly string[] };

/** It is of a part, a word or a place. */
export const isNamed = ({ things, words, places }: Named): boolean =>
  things.length + words.length + places.length > 0;

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
