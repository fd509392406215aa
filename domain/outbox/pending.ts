import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Known } from './known.ts';

/** What may wait for a network. Anything else needs the server's word at once. */
export const keptProcedures = [
  'issues.log',
  'issues.edit',
  'issues.delete',
  'recurrences.add',
  'recurrences.delete',
  'repairs.log',
  'repairs.edit',
  'repairs.delete',
  'cars.add',
  'cars.edit',
  'settings.edit',
] as const;
export type KeptProcedure = (typeof keptProcedures)[number];

/** A change that the server has not confirmed yet; `at` is when it was made, ISO in UTC. */
export type PendingOperation = {
  [P in KeptProcedure]: { procedure: P; input: Omit<Input<P>, 'opId'>; at: string };
}[KeptProcedure];

/** A file that waits on this device; `url` shows it. */
export type PendingFile = { url: string; kind: 'picture' | 'video' | 'document' };

export type Pending = {
  /** In the order in which they were made. */
  operations: readonly PendingOperation[];
  files: ReadonlyMap<Id, PendingFile>;
  known: Known;
  /** The title of a log without words (D46), in the language it was made in. */
  untitled: (date: string, language: 'en' | 'lv', timeZone?: string) => string;
};

/** The record an operation makes, changes or deletes. */
export function subjectOf({ procedure, input }: PendingOperation): Id | null {
  switch (procedure) {
    case 'issues.log':
    case 'repairs.log':
    case 'cars.add':
      return input.id;
    case 'issues.edit':
    case 'issues.delete':
    case 'recurrences.add':
    case 'recurrences.delete':
      return input.issueId;
    case 'repairs.edit':
    case 'repairs.delete':
      return input.repairId;
    case 'cars.edit':
      return input.carId;
    case 'settings.edit':
      return null;
  }
}

/** The files an operation speaks of. */
export function filesOf({ procedure, input }: PendingOperation): readonly Id[] {
  if (procedure === 'issues.log') return input.mediaIds;
  if (procedure === 'repairs.log') return input.receiptId ? [input.receiptId] : [];
  if (procedure === 'repairs.edit') return given(input.changes.receiptId?.to);
  if (procedure === 'cars.add') return given(input.photoId);
  return procedure === 'cars.edit' ? given(input.changes.photoId?.to) : [];
}

const given = (id: Id | null | undefined): readonly Id[] => (id ? [id] : []);

/** The fields of an edit as they should become. */
export function wanted<T>(changes: object): Partial<T> {
  const fields = Object.entries(changes as Record<string, { to: unknown } | undefined>);
  return Object.fromEntries(
    fields.flatMap(([name, change]) => (change ? [[name, change.to]] : [])),
  ) as Partial<T>;
}
