import type { Input, Noun, Output, Procedure, ProcedureOf, Write, WriteProcedure } from '#domain/calls.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { EditProcedure, KnownNames } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Settings } from '#domain/settings/schema.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { KnownRecords, PastAnswer } from './known.ts';
import type { Pending, PendingOperation } from './pending.ts';

/** Why something needs the server at once. */
export type NotOffline = { no: string };

export type Offline<N extends Noun> = {
  writes: { [P in WriteProcedure & ProcedureOf<N>]: Queued<P> | NotOffline };
  /** Procedures that are no GET and yet change no record. */
  asks?: { [P in Exclude<ProcedureOf<N>, WriteProcedure>]?: NotOffline };
  /** How an answer is completed with what is pending; a read that is not named here shows nothing of it. */
  reads?: { [R in ProcedureOf<N>]?: Complete<R> };
  /** Which single records an answer holds: before and after tell what a change does to a sum. */
  learns?: { [R in ProcedureOf<N>]?: (known: KnownRecords, data: Output<R>, past: PastAnswer) => void };
  lateFile?: LateFile;
};

export type Queued<P extends WriteProcedure> = {
  /** The record it makes, changes or deletes; null for the settings, of which there is one. */
  subject: (input: Write<P>) => Id | null;
  /** It makes its subject, or these records, and stays in sight when the server refuses it. */
  creates?: true | ((input: Write<P>) => readonly Id[]);
  /** It deletes its subject: files that still wait for it are dropped. */
  deletes?: true;
  files?: Files<P>;
  effects?: Effects<P>;
  /** The cached reads that its answer brings up to date, so that they need not be asked for. */
  updates?: (input: Write<P>, output: Output<P>) => readonly CacheUpdate[];
  early?: Early<P>;
  name: Phrase;
  /** The names of what a change points at, for a comparison of two versions. */
  names?: (input: Write<P>, read: Read) => Promise<KnownNames>;
} & ([P] extends [EditProcedure] ? Partial<Text<P>> : Text<P>);

type Text<P extends WriteProcedure> = {
  /** In the owner's own words, or ''. An edit without it is described by the fields it changes. */
  text: (input: Write<P>, words: CarWords) => string;
};

/** Shows a change at once, while the outbox may still load; its answer updates the same reads. */
export type Early<P extends WriteProcedure> = (operation: PendingOperation<P>) => readonly CacheUpdate[];

/** A cached answer with what is new; undefined where nothing was cached and the change alone says too little. */
export type CacheUpdate = {
  [R in Procedure]: {
    procedure: R;
    input: Input<R>;
    data: (cached: Output<R> | undefined) => Output<R> | undefined;
  };
}[Procedure];

export type Read = <R extends Procedure>(
  procedure: R,
  ...input: Input<R> extends undefined ? [] : [Input<R>]
) => Promise<Output<R>>;

/** The record that was saved without a file, and gets it once that has arrived (D45). */
export type FileOwner = { to: 'issue' | 'repair' | 'car' | 'document' | 'fill'; id: Id };

type Files<P extends WriteProcedure> = {
  named: (input: Write<P>) => readonly Id[];
  without: (input: Write<P>, ids: ReadonlySet<Id>) => Write<P>;
  owner: (input: Write<P>) => FileOwner;
};

export type LateFile = { to: FileOwner['to'] } & (
  | { query: string }
  | { edit: (fileId: Id, recordId: Id, carId: Id) => Omit<PendingOperation, 'at'> }
);

/** What operations of several nouns change, one after the other. */
export type Shared = {
  garage: Garage;
  readings: readonly MileageReading[];
  settings: Settings;
};

export type ReadingsBefore = () => Shared['readings'] | undefined;

export type Effects<P extends WriteProcedure> = {
  [E in keyof Shared]?: (
    shown: Shared[E],
    operation: PendingOperation<P>,
    pending: Pending,
    readingsBefore: ReadingsBefore,
  ) => Shared[E];
};

export type Completion = {
  pending: Pending;
  /** Without an answer from the server what was made here must do. */
  isUnreachable: boolean;
  /** What all pending operations of a car, or of every car, make of something. */
  withEffects: <E extends keyof Shared>(effect: E, shown: Shared[E], carId?: Id) => Shared[E];
};

/** @param data undefined while the server has not answered */
export type Complete<R extends Procedure> = (
  input: Input<R>,
  data: Output<R> | undefined,
  completion: Completion,
) => Output<R> | undefined;
