import type { Cars } from '#domain/sync/known-records.ts';
import { outboxState } from '#web/platform/outbox/state.ts';
import { recordsState } from './state.ts';
import { recordsQuery } from './use-records.ts';

/** What screens show, outside of a component. */
export const shownRecords = (): Cars => outboxState.get().applyToRecords(recordsState.get());

/** @throws if the server does not answer */
export async function fetchRecords(): Promise<Cars> {
  // Not as a query, which would join one that began earlier.
  await recordsQuery.queryFn();
  return recordsState.get().cars;
}
