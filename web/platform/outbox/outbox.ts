import type { Id } from '#domain/ids.ts';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { keptProcedures, type KeptProcedure, type PendingOperation } from '#domain/outbox/pending.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { newId } from '#web/platform/ids.ts';
import type { KeptFile, KeptOperation } from './records.ts';
import { outboxState } from './state.ts';
import { noteOwnOperation } from '#web/platform/live/own-operations.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { readDevice } from '#web/platform/storage/storage.ts';

/** The procedures that change something and carry an operation id. */
export type WriteProcedure = { [P in Procedure]: Input<P> extends { opId: Id } ? P : never }[Procedure];

/** What the caller says; the operation id is added here. */
export type Write<P extends WriteProcedure> = Omit<Input<P>, 'opId'>;

/** The answer; null for a change that waits on this device for a network. */
export type Sent<P extends WriteProcedure> = P extends KeptProcedure ? Output<P> | null : Output<P>;

type Arrived = (operation?: KeptOperation, output?: unknown) => void;

let last: Promise<unknown> = Promise.resolve();

const importPump = () => import('./pump.ts');

/** The part that keeps and sends, fetched with the first change or when something waits. */
const loadPump = async () => {
  const pump = await importPump();
  begin(pump);
  return pump;
};

type Pump = Awaited<ReturnType<typeof importPump>>;
const loadDecisions = async () => {
  await loadPump();
  return import('./decisions.ts');
};

let isBegun = false;
const arrivals = new Set<Arrived>();

function begin(pump: Pump): void {
  if (isBegun) return;
  isBegun = true;
  for (const listener of arrivals) pump.onArrival(listener);
  pump.startPump();
}

/**
 * The one way a change leaves the browser. Changes go one after the other, first in, first out. Without
 * an answer a change is sent again with the same operation id, and the server applies it once. What may
 * wait for a network is kept on this device first.
 * @param opId given by whoever sends the same intention again
 * @throws ApiError when the server refuses; NetworkError when no answer came and it cannot wait: it may
 *   have been applied
 */
async function send<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
): Promise<Sent<P>> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined || !keptProcedures.some((one) => one === procedure))
    return sendNow(procedure, input, opId);
  noteOwnOperation(opId);
  const { say } = await loadPump();
  const kept = {
    procedure: procedure as KeptProcedure,
    input: input as unknown as PendingOperation['input'],
  };
  return (await say(userId, kept, opId)) as Sent<P>;
}

/** For what is not worth waiting for a network, such as which car is looked at. */
function sendNow<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
): Promise<Output<P>> {
  noteOwnOperation(opId);
  const operation = [{ ...input, opId }] as unknown as CallArguments<P>;
  const sent = last.then(() => withRetries(() => call(procedure, ...operation)));
  last = sent.catch(() => null); // the caller hears of it; the next change must not wait for ever
  return sent;
}

/** Someone is signed in: what waits for them is shown and sent. */
function resume(): void {
  if (readDevice('unsent') === null && !isBegun) return;
  loadPump()
    .then(({ refresh }) => refresh())
    .catch((error: unknown) => console.warn('What waits could not be read', error));
}

/**
 * Keeps a file that could not be sent; it goes up before what speaks of it, unless it is owed to a record
 * that is there already.
 * @returns false when this device cannot keep it
 */
async function keepFile(
  file: Pick<KeptFile, 'id' | 'carId' | 'purpose' | 'name'>,
  content: Blob,
  { owed, refused }: Pick<KeptFile, 'owed' | 'refused'> = { owed: null, refused: null },
): Promise<boolean> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined) return false;
  try {
    const { keep } = await loadDecisions();
    const bytes = await content.arrayBuffer();
    await keep({ ...file, userId, bytes, type: content.type, tries: 0, refused, owed });
    return true;
  } catch (error) {
    console.warn('The file cannot be kept on this device', error);
    return false;
  }
}

/** The owner does not want to send this file any more. */
async function dropFile(id: Id): Promise<void> {
  if (outboxState.get().files.has(id)) await (await loadDecisions()).drop(id);
}

/** Log-out with 'delete': nothing of this account waits any more. */
async function forget(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (userId !== undefined) await (await loadDecisions()).forgetAll(userId);
}

export const outbox = {
  send,
  sendNow,
  resume,
  keepFile,
  dropFile,
  forget,
  /** Sends what waits, now. */
  sendAll: async () => (await loadPump()).pump(),
  /** Called with what has arrived at the server; without it when another tab sent it. */
  onArrival: (listener: Arrived) => void arrivals.add(listener),
};
