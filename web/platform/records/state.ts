import type { Id } from '#domain/ids.ts';
import { NOTHING_KNOWN, wholeCars, type Cars, type Known } from '#domain/sync/known-records.ts';
import { createStore } from '#web/platform/store.ts';

export type RecordsState = {
  userId: Id | null;
  known: Known;
  cars: Cars;
  /** When they were asked for: what arrived at the server before is in them. */
  askedAt: number;
};

/** What this tab has in memory of the account's records. */
export const recordsState = createStore<RecordsState>({
  userId: null,
  known: NOTHING_KNOWN,
  cars: new Map(),
  askedAt: 0,
});

export const showRecords = (userId: Id | null, known: Known, askedAt = 0): void =>
  recordsState.set({ userId, known, cars: wholeCars(known), askedAt });
