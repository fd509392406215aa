import type { Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { TitleWithoutWords } from '#domain/issues/log-fields.ts';

/** A change that the server has not confirmed yet; `at` is when it was made, ISO in UTC. */
export type PendingOperation<P extends WriteProcedure = WriteProcedure> = {
  [Q in P]: { procedure: Q; input: Write<Q>; at: string };
}[P];

/** A file that is stored on this device until it can be sent; `url` shows it. */
export type PendingFile = { url: string; kind: 'picture' | 'video' | 'document' };

export type Pending = {
  /** In the order in which they were made. */
  operations: readonly PendingOperation[];
  files: ReadonlyMap<Id, PendingFile>;
  untitled: TitleWithoutWords;
};

export const nothingPending: Pending = {
  operations: [],
  files: new Map(),
  untitled: () => '',
};

export const pendingCalls = <P extends WriteProcedure>(
  { operations }: Pick<Pending, 'operations'>,
  procedure: P,
): PendingOperation<P>[] =>
  operations.filter((operation) => operation.procedure === procedure) as unknown as PendingOperation<P>[];

/** A car that was added on this device and has not been sent has no data on the server. */
export const isNewCar = (carId: Id, pending: Pick<Pending, 'operations'>): boolean =>
  pendingCalls(pending, 'cars.add').some(({ input }) => input.id === carId);

export function newValues<T>(changes: object): Partial<T> {
  const fields = Object.entries(changes as Record<string, { to: unknown } | undefined>);
  return Object.fromEntries(
    fields.flatMap(([name, change]) => (change ? [[name, change.to]] : [])),
  ) as Partial<T>;
}
