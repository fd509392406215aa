import { useSyncExternalStore } from 'react';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { isHeld } from '#domain/outbox/held.ts';
import type { PendingFile } from '#domain/outbox/pending.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { RecordsState } from '#web/platform/records/state.ts';
import type { StoredFile, StoredOperation } from './records.ts';
import { createStore } from '#web/platform/store.ts';

export type ShownFile = PendingFile & Pick<StoredFile, 'id' | 'carId' | 'name' | 'refused' | 'owed'>;

export type OutboxState = {
  operations: readonly StoredOperation[];
  files: ReadonlyMap<Id, ShownFile>;
  waiting: ReadonlyMap<Id, 'waiting' | 'refused'>;
  isSending: boolean;
  /** Progress of imports, and of files sent in parts. */
  sent: ReadonlyMap<Id, number>;
  /** @param readAt when the data was read; changes applied later are missing from it */
  apply: (procedure: Procedure, data: unknown, readAt?: number) => unknown;
  /** Records with what waits. */
  applyToRecords: (state: RecordsState) => Cars;
  /** Something was written that what came with the page may lack. */
  isChanged: boolean;
};

export const emptyOutbox: OutboxState = {
  operations: [],
  files: new Map(),
  waiting: new Map(),
  isSending: false,
  sent: new Map(),
  apply: (_procedure, data) => data,
  applyToRecords: ({ cars }) => cars,
  isChanged: false,
};

export const outboxState = createStore<OutboxState>(emptyOutbox);

/** @param pick selects a part: changes of other parts cause no render */
export const useOutbox = <Part>(pick: (state: OutboxState) => Part): Part =>
  useSyncExternalStore(outboxState.subscribe, () => pick(outboxState.get()));

export function showSent(id: Id, sent: number | null): void {
  const state = outboxState.get();
  const others = [...state.sent].filter(([one]) => one !== id);
  outboxState.set({ ...state, sent: new Map(sent === null ? others : [...others, [id, sent]]) });
}

export const hasHeld = ({ operations }: OutboxState): boolean =>
  operations.some((one) => isHeld(one, Date.now()));

/** Number of unsent changes, and of files that no queued change refers to. What can still be undone is not late. */
export const unsentCount = ({ operations, files }: OutboxState): number =>
  operations.filter((one) => !isHeld(one, Date.now())).length +
  [...files.values()].filter(({ refused, owed }) => refused ?? owed).length;
