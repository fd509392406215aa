import type { Cars } from '#domain/sync/known-records.ts';
import { RecordsDraft } from '#domain/sync/records-draft.ts';
import type { Pending } from './pending.ts';
import { behaviourOf } from './register.ts';

/** Records with what waits. */
export function withWaiting(cars: Cars, pending: Pending): Cars {
  const changes = pending.operations.flatMap((operation) => {
    const applies = behaviourOf(operation)?.applies;
    return applies ? [{ operation, applies }] : [];
  });
  if (changes.length === 0) return cars;
  const draft = new RecordsDraft(cars);
  for (const { operation, applies } of changes) applies(draft, operation, pending);
  return draft.cars;
}
