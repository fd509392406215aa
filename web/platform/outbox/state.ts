import { useSyncExternalStore } from 'react';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { PendingFile } from '#domain/outbox/pending.ts';
import type { KeptFile, KeptOperation } from './records.ts';
import { createStore } from '#web/platform/store.ts';

export type ShownFile = PendingFile & Pick<KeptFile, 'id' | 'name' | 'refused' | 'owed'>;

/** What of the account that is signed in has not been sent, as screens show it. */
export type OutboxState = {
  operations: readonly KeptOperation[];
  files: ReadonlyMap<Id, ShownFile>;
  /** The records with something that waits, or that the server did not take. */
  waiting: ReadonlyMap<Id, 'waiting' | 'refused'>;
  isSending: boolean;
  /** Adds what is not yet sent to an answer; comes with the first thing that waits. */
  apply: (procedure: Procedure, input: unknown, data: unknown, isCut: boolean) => unknown;
};

export const emptyOutbox: OutboxState = {
  operations: [],
  files: new Map(),
  waiting: new Map(),
  isSending: false,
  apply: (_procedure, _input, data) => data,
};

export const outboxState = createStore<OutboxState>(emptyOutbox);

export const useOutbox = (): OutboxState => useSyncExternalStore(outboxState.subscribe, outboxState.get);

/** How much has not been sent: changes, and files that no waiting change speaks of. */
export const unsentCount = ({ operations, files }: OutboxState): number =>
  operations.length + [...files.values()].filter(({ refused, owed }) => refused ?? owed).length;
