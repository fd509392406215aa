import type { Noun, Procedure, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { nouns } from '#domain/nouns.ts';
import type { FileOwner, LateFile, NotOffline, Offline, Queued } from './offline.ts';
import type { PendingOperation } from './pending.ts';

type Writes = {
  [N in Noun]: (typeof nouns)[N] extends { writes: infer W }
    ? { [P in keyof W]: W[P] extends NotOffline ? never : P }[keyof W]
    : never;
}[Noun];

export type QueuedProcedure = WriteProcedure & Writes;

type AnyNoun = Pick<Offline<Noun>, 'lateFile'> & {
  writes?: Record<string, Queued<WriteProcedure> | NotOffline>;
  reads?: Partial<Record<Procedure, unknown>>;
};
const all = nouns as unknown as Record<string, AnyNoun>;

export const nounNamed = (procedure: string): AnyNoun => all[procedure.split('.')[0]!] ?? {};

/** Undefined for what needs the server at once. */
export function behaviourOf({ procedure }: { procedure: string }): Queued<WriteProcedure> | undefined {
  const behaviour = nounNamed(procedure).writes?.[procedure];
  return behaviour && 'subject' in behaviour ? behaviour : undefined;
}

export const queuedProcedures = Object.values(all).flatMap(({ writes = {} }) =>
  Object.keys(writes).filter((procedure) => behaviourOf({ procedure })),
) as QueuedProcedure[];

export const showsEarly = (operation: PendingOperation): boolean => behaviourOf(operation)?.early === true;

export const subjectOf = (operation: PendingOperation): Id | null =>
  behaviourOf(operation)?.subject(operation.input) ?? null;

/**
 * The ids of records that an operation creates. An unknown operation may create the record with the id in its input.
 */
export function createdBy(operation: PendingOperation): readonly Id[] {
  const behaviour = behaviourOf(operation);
  const creates = behaviour ? behaviour.creates : true;
  if (typeof creates === 'function') return creates(operation.input);
  return creates && 'id' in operation.input ? [operation.input.id] : [];
}

export const filesOf = (operation: PendingOperation): readonly Id[] =>
  behaviourOf(operation)?.files?.(operation.input) ?? [];

/** The record that gets a file of the operation once that is uploaded. */
export function fileOwnerOf(operation: PendingOperation): FileOwner | null {
  const [to, id] = [nounNamed(operation.procedure).lateFile?.to, subjectOf(operation)];
  return to && id ? { to, id } : null;
}

export const lateFileOf = (to: LateFile['to']): LateFile | undefined =>
  Object.values(all).find(({ lateFile }) => lateFile?.to === to)?.lateFile;
