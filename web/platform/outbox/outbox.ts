import { queuedProcedures } from 'virtual:api-routes';
import type { Output, Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Fill } from '#domain/outbox/offline.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import type { QueuedProcedure } from '#domain/outbox/register.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { newId } from '#web/platform/ids.ts';
import type * as PumpModule from './pump.ts';
import type { StoredFile } from './records.ts';
import { outboxState } from './state.ts';
import { noteOwnOperation } from '#web/platform/live/own-operations.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { readDevice } from '#web/platform/storage/storage.ts';

/** The answer; null for a change that stays queued on this device. */
export type Sent<P extends WriteProcedure> = P extends QueuedProcedure ? Output<P> | null : Output<P>;

type Arrived = (fills: readonly Fill[], isAwaited: boolean) => void;

type Pump = typeof PumpModule;
let provided: Pump | null = null;
let last: Promise<unknown> = Promise.resolve();

const importPump = async () => (provided ??= await import('./pump.ts'));

const loadPump = async () => {
  const pump = await importPump();
  start(pump);
  return pump;
};

const loadDecisions = async () => {
  await loadPump();
  return import('./decisions.ts');
};

let isStarted = false;
const arrivals = new Set<Arrived>();

function start(pump: Pump): void {
  if (isStarted) return;
  isStarted = true;
  for (const listener of arrivals) pump.onArrival(listener);
  pump.startPump();
}

/** The one way a change leaves the browser, in order. A retry has the same id, so the server applies it once. */
async function send<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
): Promise<Sent<P>> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined || !queuedProcedures.includes(procedure)) return sendNow(procedure, input, opId);
  noteOwnOperation(opId);
  const { enqueue } = await loadPump();
  const queued = {
    procedure: procedure as QueuedProcedure,
    input: input as unknown as PendingOperation['input'],
  };
  return (await enqueue(userId, queued, opId)) as Sent<P>;
}

/** For what is not worth queueing, such as which car is looked at. */
function sendNow<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
): Promise<Output<P>> {
  noteOwnOperation(opId);
  const operation = [{ ...input, opId }] as unknown as CallArguments<P>;
  const sent = last.then(() => withRetries(() => call(procedure, ...operation)));
  last = sent.catch(() => null); // reported to the caller; the next change must not wait for ever
  return sent;
}

function resume(): void {
  if (readDevice('unsent') !== null || isStarted) open();
}

/** Without an answer a screen shows what this device knows, even if nothing was ever queued. */
function ensureStarted(): void {
  if (!isStarted && currentSession().session) open();
}

function open(): void {
  loadPump()
    .then(({ refresh }) => refresh())
    .catch((error: unknown) => console.warn('The queue could not be read', error));
}

/** It goes up before the operation that names it, unless it is owed to a record that is there already. */
async function storeFile(
  file: Pick<StoredFile, 'id' | 'carId' | 'purpose' | 'name'>,
  content: Blob,
  { owed, refused }: Pick<StoredFile, 'owed' | 'refused'> = { owed: null, refused: null },
): Promise<boolean> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined) return false;
  try {
    const decisions = await loadDecisions();
    const bytes = await content.arrayBuffer();
    await decisions.storeFile({ ...file, userId, bytes, type: content.type, tries: 0, refused, owed });
    return true;
  } catch (error) {
    console.warn('The file cannot be stored on this device', error);
    return false;
  }
}

async function dropFile(id: Id): Promise<void> {
  if (outboxState.get().files.has(id)) await (await loadDecisions()).dropFile(id);
}

async function forget(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (userId !== undefined) await (await loadDecisions()).forgetAll(userId);
}

export const outbox = {
  send,
  sendNow,
  /** Makes the first edit show in the frame in which it is made (early.ts). */
  provide: (pump: Pump) => void (provided = pump),
  resume,
  ensureStarted,
  storeFile,
  dropFile,
  forget,
  sendAll: async () => (await loadPump()).pump(),
  onArrival: (listener: Arrived) => void arrivals.add(listener),
};
