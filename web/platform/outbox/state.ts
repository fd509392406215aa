import { useSyncExternalStore } from 'react';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { PendingFile } from '#domain/outbox/pending.ts';
import type { StoredFile, StoredOperation } from './records.ts';
import { createStore } from '#web/platform/store.ts';

export type ShownFile = PendingFile & Pick<StoredFile, 'id' | 'carId' | 'name' | 'refused' | 'owed'>;

export type OutboxState = {
  operations: readonly StoredOperation[];
  files: ReadonlyMap<Id, ShownFile>;
  waiting: ReadonlyMap<Id, 'waiting' | 'refused'>;
  isSending: boolean;
  /** The share that is done of imports, and of files that are sent in parts, while they are being sent. */
  sent: ReadonlyMap<Id, number>;
  /** @param readAt when the data was read: what has arrived since then is not in it */
  apply: (
    procedure: Procedure,
    input: unknown,
    data: unknown,
    isUnreachable: boolean,
    readAt?: number,
  ) => unknown;
};

export const emptyOutbox: OutboxState = {
  operations: [],
  files: new Map(),
  waiting: new Map(),
  isSending: false,
  sent: new Map(),
  apply: (_procedure, _input, data) => data,
};

export const outboxState = createStore<OutboxState>(emptyOutbox);

/** @param pick a part of it: nothing is drawn anew when the rest changes */
export const useOutbox = <Part>(pick: (state: OutboxState) => Part): Part =>
  useSyncExternalStore(outboxState.subscribe, () => pick(outboxState.get()));

export function showSent(id: Id, sent: number | null): void {
  const state = outboxState.get();
  const others = [...state.sent].filter(([one]) => one !== id);
  outboxState.set({ ...state, sent: new Map(sent === null ? others : [...others, [id, sent]]) });
}

/** How much has not been sent: changes, and files that no queued change names. */
export const unsentCount = ({ operations, files }: OutboxState): number =>
  operations.length + [...files.values()].filter(({ refused, owed }) => refused ?? owed).length;
