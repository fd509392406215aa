import type { Noun, Output, Procedure, ProcedureOf, Write, WriteProcedure } from '#domain/calls.ts';
import type { ValueContext } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { Pending, PendingOperation } from './pending.ts';

/** Why something needs the server at once. */
export type NotOffline = { no: string };

export type Offline<N extends Noun> = {
  writes: { [P in WriteProcedure & ProcedureOf<N>]: Queued<P> | NotOffline };
  /** Procedures that are not GET and yet change no record. */
  asks?: { [P in Exclude<ProcedureOf<N>, WriteProcedure>]?: NotOffline };
  /** Merges pending writes into an answer. Reads that are not listed do not show them. */
  reads?: { [R in ProcedureOf<N>]?: MergePending<R> };
  lateFile?: LateFile;
};

export type Queued<P extends WriteProcedure> = {
  /** The record it creates, changes or deletes; null for the settings, as there is only one. */
  subject: (input: Write<P>) => Id | null;
  /** It creates its subject or these records, which stay visible if the server refuses it. */
  creates?: true | ((input: Write<P>) => readonly Id[]);
  /** It deletes its subject; files that still wait for it are dropped. */
  deletes?: true;
  /** The files that it names, which are sent before it. */
  files?: (input: Write<P>) => readonly Id[];
  /** What it does to records. Twice changes nothing, so one that arrived without an answer is not shown twice. */
  applies?: (records: RecordsDraft, operation: PendingOperation<P>, pending: Pending) => void;
  /** It shows before its answer; others once their form is left. */
  early?: true;
  name: Phrase;
  /** Names of the records that a change refers to, for the comparison of two versions. */
  names?: (input: Write<P>, cars: Cars) => ValueContext;
  /** In the owner's own words, or ''. Without it an edit is described by the fields it changes. */
  text?: (input: Write<P>, words: CarWords) => string;
};

/** A record that was saved without its file and gets it once that is uploaded. */
export type FileOwner = { to: 'issue' | 'repair' | 'car' | 'document' | 'fill'; id: Id };

export type LateFile = { to: FileOwner['to'] } & (
  | { query: string }
  | { edit: (fileId: Id, recordId: Id, carId: Id) => Omit<PendingOperation, 'at'> }
);

export type MergePending<R extends Procedure> = (data: Output<R>, pending: Pending) => Output<R>;
