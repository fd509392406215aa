import * as z from 'zod/mini';
import { Day } from '#domain/shapes.ts';
import { FUEL_CHOICES, GROUPINGS, MEASURES, ORDERS, RECORD_KINDS, STATES } from './query-choices.ts';

export type Measure = (typeof MEASURES)[number];
export type RecordKind = (typeof RECORD_KINDS)[number];

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

/** PostgreSQL stores no NUL and no half of a pair. */
const Short = z.string().check(
  z.maxLength(200),
  z.refine((value) => value.isWellFormed() && !value.includes('\0')),
);
const Few = z.array(Short).check(z.maxLength(12));

/** A question as it was understood. What is empty or null restricts nothing. */
export const Query = z.object({
  measure: z.enum(MEASURES),
  kinds: z.array(z.enum(RECORD_KINDS)),
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
  state: z.nullable(z.enum(STATES)),
  order: z.nullable(z.enum(ORDERS)),
  limit: z.nullable(z.int().check(z.gte(1), z.lte(50))),
  /** Of fill-ups and charges, only those. */
  energy: z._default(z.nullable(z.enum(['electric', 'fuel', 'gasoline', 'diesel', 'lpg'])), null),
  /** Whether fuel counts among the costs; null: where it is asked for. */
  fuel: z.nullable(z.enum(FUEL_CHOICES)),
  by: z.nullable(z.enum(GROUPINGS)),
});
export type Query = z.infer<typeof Query>;
