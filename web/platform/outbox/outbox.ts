import { queuedProcedures } from 'virtual:api-routes';
import type { Output, Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import type { QueuedProcedure } from '#domain/outbox/register.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import type { RequestOptions } from '#web/platform/api/request.ts';
import { newId } from '#web/platform/ids.ts';
import type * as PumpModule from './pump.ts';
import type { ImportPiece, StoredFile } from './records.ts';
import { outboxState } from './state.ts';
import { noteOwnOperation } from '#web/platform/live/own-operations.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { readDevice } from '#web/platform/storage/storage.ts';

/** The answer; null if the change stays queued. */
export type Sent<P extends WriteProcedure> = P extends QueuedProcedure ? Output<P> | null : Output<P>;

type Arrived = (isAwaited: boolean, sent?: WriteProcedure) => void;

type Pump = typeof PumpModule;
let loading: Promise<Pump> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** One promise for all callers, so that changes keep their order. */
function loadPump(): Promise<Pump> {
  loading ??= import('./pump.ts').then(started, (error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

const loadDecisions = async () => {
  await loadPump();
  return import('./decisions.ts');
};

let isStarted = false;
const arrivals = new Set<Arrived>();

function started(pump: Pump): Pump {
  isStarted = true;
  pump.onArrival((isAwaited, sent) => {
    for (const listener of arrivals) listener(isAwaited, sent);
  });
  pump.startPump();
  return pump;
}

/** The only way a change leaves the browser, in order. A retry has the same id, so the server applies it once.
 * @param holdMs how long it can be taken back */
async function send<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
  { holdMs }: { holdMs?: number } = {},
): Promise<Sent<P>> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined || inPage() || !queuedProcedures.includes(procedure))
    return sendNow(procedure, input, opId);
  noteOwnOperation(opId);
  const at = new Date().toISOString();
  const operation = { procedure, input, at } as unknown as PendingOperation & PendingOperation<P>;
  const { enqueue } = await loadPump();
  return (await enqueue(userId, operation, opId, holdMs)) as Sent<P>;
}

/** For changes not worth queueing, such as the selected car. */
function sendNow<P extends WriteProcedure>(
  procedure: P,
  input: Write<P>,
  opId: Id = newId(),
  options?: RequestOptions,
): Promise<Output<P>> {
  noteOwnOperation(opId);
  const operation = [{ ...input, opId }, options] as unknown as CallArguments<P>;
  const sent = last.then(() => withRetries(() => call(procedure, ...operation)));
  last = sent.catch(() => null); // reported to the caller; must not block the next change
  return sent;
}

function resume(): void {
  if (readDevice('unsent') !== null || isStarted) open();
}

/** For what is on screen and can queue changes: they show at once, also where no worker has kept the pump.
 * @returns a function that ends it */
function addWriter(procedure: WriteProcedure): (() => void) | undefined {
  return queuedProcedures.includes(procedure) ? afterPaint(ensureStarted) : undefined;
}

/** Without an answer, a screen shows what this device knows, which the pump provides. */
function ensureStarted(): void {
  if (!isStarted && currentSession().session && !inPage()) open();
}

function open(): void {
  loadPump()
    .then(({ refresh }) => refresh())
    .catch((error: unknown) => console.warn('The queue could not be read', error));
}

/** Sent before the operation that refers to it, unless it is owed to an existing record. */
async function storeFile(
  file: Pick<StoredFile, 'id' | 'carId' | 'purpose' | 'name'>,
  content: Blob,
  { owed, refused }: Pick<StoredFile, 'owed' | 'refused'> = { owed: null, refused: null },
): Promise<boolean> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined || inPage()) return false;
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

/** Queues an import with its records and files. @throws if it cannot be stored */
async function keepImport(input: Write<'imports.begin'>, pieces: readonly ImportPiece[]): Promise<void> {
  const userId = currentSession().session!.user.id;
  await (await loadDecisions()).keepImport(userId, input, pieces);
}

/** Resolves when the last change is on screen; awaited before navigating to its page. */
async function shown(): Promise<void> {
  if (isStarted) await (await loadPump()).shown();
}

/** @returns whether the change had not been sent yet */
async function takeBack(opId: Id): Promise<boolean> {
  const userId = currentSession().session?.user.id;
  return userId !== undefined && (await loadDecisions()).takeBack(userId, opId);
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
  resume,
  ensureStarted,
  addWriter,
  storeFile,
  keepImport,
  takeBack,
  dropFile,
  forget,
  shown,
  sendAll: async () => {
    const { pump, release } = await loadPump();
    await release();
    await pump();
  },
  onArrival: (listener: Arrived) => void arrivals.add(listener),
};
