import type { ValueContext } from '#domain/field-words.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import { readKnown } from '#web/platform/reads/read-known.ts';

/** The names of what a change points at, for a comparison; none while they cannot be read. */
export async function knownNames(operation: PendingOperation): Promise<ValueContext> {
  try {
    return (await behaviourOf(operation)?.names?.(operation.input, readKnown)) ?? {};
  } catch (error) {
    console.warn('The names for a comparison could not be read', error);
    return {};
  }
}
