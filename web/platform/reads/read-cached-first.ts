import type { Input } from '#domain/calls.ts';
import type { Read } from '#domain/outbox/offline.ts';
import { queryClient, queryOf } from './query.ts';

/** The cached answer, else the server's. @throws if there is neither */
export const readCachedFirst: Read = (procedure, ...[input]) =>
  queryClient.ensureQueryData(queryOf(procedure, input as Input<typeof procedure>));
