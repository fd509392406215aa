import type { Id } from '#domain/ids.ts';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { call, type CallArguments } from './api-client.ts';
import { newId } from './ids.ts';
import { withRetries } from './retries.ts';

/** The procedures that change something and carry an operation id. */
export type WriteProcedure = { [P in Procedure]: Input<P> extends { opId: Id } ? P : never }[Procedure];

/** What the caller says; the operation id is added here. */
export type Write<P extends WriteProcedure> = Omit<Input<P>, 'opId'>;

let last: Promise<unknown> = Promise.resolve();

/**
 * The one way a change leaves the browser. Changes go one after the other, first in, first out. Without
 * an answer a change is sent again with the same operation id, and the server applies it once.
 * @param opId given by whoever sends the same intention again
 * @throws ApiError when the server refuses, NetworkError when no answer came: it may have been applied
 */
function send<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
): Promise<Output<P>> {
  const operation = [{ ...input, opId }] as unknown as CallArguments<P>;
  const sent = last.then(() => withRetries(() => call(procedure, ...operation)));
  last = sent.catch(() => null); // the caller hears of it; the next change must not wait for ever
  return sent;
}

export const outbox = { send };
