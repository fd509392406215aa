import type { Noun, Procedure, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { nouns } from '#domain/nouns.ts';
import { emptyRecords, type KnownRecords, type Known, type PastAnswer } from './known.ts';
import type { LateFile, NotOffline, Offline, Queued } from './offline.ts';
import type { PendingOperation } from './pending.ts';

type Writes = {
  [N in Noun]: (typeof nouns)[N] extends { writes: infer W }
    ? { [P in keyof W]: W[P] extends NotOffline ? never : P }[keyof W]
    : never;
}[Noun];

export type QueuedProcedure = WriteProcedure & Writes;

type AnyQueued = Omit<Queued<WriteProcedure>, 'text'> & Partial<Pick<Queued<WriteProcedure>, 'text'>>;
type AnyNoun = Pick<Offline<Noun>, 'lateFile'> & {
  writes?: Record<string, AnyQueued | NotOffline>;
  reads?: Partial<Record<Procedure, unknown>>;
  learns?: Record<string, (known: KnownRecords, data: unknown, past: PastAnswer) => void>;
};
const all = nouns as unknown as Record<string, AnyNoun>;

export const nounNamed = (procedure: string): AnyNoun => all[procedure.split('.')[0]!] ?? {};

/** Undefined for what needs the server at once. */
export function behaviourOf({ procedure }: { procedure: string }): AnyQueued | undefined {
  const behaviour = nounNamed(procedure).writes?.[procedure];
  return behaviour && 'subject' in behaviour ? behaviour : undefined;
}

export const queuedProcedures = Object.values(all).flatMap(({ writes = {} }) =>
  Object.keys(writes).filter((procedure) => behaviourOf({ procedure })),
) as QueuedProcedure[];

/** A change of what is already on screen shows before its answer; a new record only once its form is left. */
export const showsEarly = (operation: PendingOperation): boolean =>
  behaviourOf(operation)?.early !== undefined;

export const subjectOf = (operation: PendingOperation): Id | null =>
  behaviourOf(operation)?.subject(operation.input) ?? null;

/** The records an operation creates; one that is not known may create the record whose id it names. */
export function createdBy(operation: PendingOperation): readonly Id[] {
  const behaviour = behaviourOf(operation);
  const creates = behaviour ? behaviour.creates : true;
  if (typeof creates === 'function') return creates(operation.input);
  return creates && 'id' in operation.input ? [operation.input.id] : [];
}

export const filesOf = (operation: PendingOperation): readonly Id[] =>
  behaviourOf(operation)?.files?.named(operation.input) ?? [];

export const lateFileOf = (to: LateFile['to']): LateFile | undefined =>
  Object.values(all).find(({ lateFile }) => lateFile?.to === to)?.lateFile;

/** The reads that single records are known from. */
export const learningReads = Object.values(all).flatMap(({ learns = {} }) => Object.keys(learns));

/** The newest state of every record, from all answers that hold it. */
export function knownRecords(answers: readonly PastAnswer[]): Known {
  const known = emptyRecords();
  for (const past of answers.toSorted((a, b) => a.at - b.at))
    nounNamed(past.procedure).learns?.[past.procedure]?.(known, past.data, past);
  return known;
}
