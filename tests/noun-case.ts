import type { Input, Noun, Output, Procedure } from '#domain/calls.ts';
import type { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import type { LiveKind } from '#domain/live/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import type { Visitor } from './client.ts';

/** One person's things: what the makers of the nouns made. Each noun declares the ids it adds. */
export interface Things {
  carId: Id;
}

type Verb<N extends Noun> = keyof (typeof contract)[N] & string;
type Paged<N extends Noun> = {
  [V in Verb<N>]: Output<Extract<Procedure, `${N}.${V}`>> extends { next: string | null } ? V : never;
}[Verb<N>];

type Write<N extends Noun> = {
  [V in Verb<N>]: Input<Extract<Procedure, `${N}.${V}`>> extends { opId: Id } ? V : never;
}[Verb<N>];

/** A read of a page, and the index it has to walk down. */
export type PageCase = { read: CarRead; index: string };

/** What the tests that treat every noun need of one. */
export type NounCase<N extends Noun> = {
  /** For each procedure an input that succeeds for the owner of the things. */
  inputs: { [V in Verb<N>]: (mine: Things) => Record<string, unknown> };
  /** Makes one record of it with whatever a record can hold; gives its ids. Null: there is nothing to make. */
  make: ((owner: Visitor, mine: Things) => Promise<Partial<Things>>) | null;
  /** Words of that record that nobody else may see. */
  secrets: readonly string[];
  /** What open pages hear of each write; null when nothing on a page can show it. */
  news: { [V in Write<N>]: LiveKind | null };
  /** The procedure that deletes the record; afterwards nothing that was answered holds its secrets. */
  forgets: Extract<Procedure, `${N}.${string}`> | null;
  /** The pages of every list that is read by a statement of its own, first and next ones, with each filter. */
  pages: { [V in Paged<N>]: Record<string, PageCase> };
};
