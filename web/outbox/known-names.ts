import type { KnownNames } from '#domain/field-words.ts';
import type { Read } from '#domain/outbox/offline.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf } from '#domain/outbox/register.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { queryClient } from '#web/platform/reads/query.ts';

/** The names of what a change points at, for a comparison; none while they cannot be read. */
export async function knownNames(operation: PendingOperation): Promise<KnownNames> {
  try {
    return (await behaviourOf(operation)?.names?.(operation.input, read)) ?? {};
  } catch (error) {
    console.warn('The names for a comparison could not be read', error);
    return {};
  }
}

const read: Read = (procedure, ...[input]) =>
  queryClient.ensureQueryData({
    queryKey: [procedure, input ?? null],
    queryFn: () => call(procedure, ...([input] as CallArguments<typeof procedure>)),
  });
