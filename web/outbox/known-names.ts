import type { ValueContext } from '#domain/field-words.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import { shownRecords } from '#web/platform/records/use-records.ts';
import { readCachedFirst } from '#web/platform/reads/read-cached-first.ts';

/** Names of the records a change refers to; empty if they cannot be read. */
export async function knownNames(operation: PendingOperation): Promise<ValueContext> {
  try {
    return (await behaviourOf(operation)?.names?.(operation.input, readCachedFirst, shownRecords())) ?? {};
  } catch (error) {
    console.warn('The names for a comparison could not be read', error);
    return {};
  }
}
