import type { Output } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Fill } from '#domain/outbox/offline.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf, type QueuedProcedure } from '#domain/outbox/register.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { ApiError, isCode, isRetryable } from '#web/platform/api/errors.ts';
import { withLock } from './lock.ts';
import { onReadsKept } from '#web/platform/reads/stored-reads.ts';
import type { NewOperation, StoredOperation } from './records.ts';
import { outboxState } from './state.ts';
import { addOperation, awaited, readOutbox, settle, showInFlight, showOutbox } from './outbox-store.ts';
import { sendFiles, withoutMissingFiles } from './files.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession, readSession } from '#web/platform/session/session-store.ts';

/** How long a form waits before its change counts as queued. */
const FORM_WAITS_MS = 15_000;
/** Timeout of one request; the retry is idempotent. */
const ANSWER_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type Arrived = (fills: readonly Fill[], isAwaited: boolean) => void;
type Waiting = { resolve: (output: unknown) => void; reject: (error: unknown) => void };
const forms = new Map<Id, Waiting>();
const tabs = new BroadcastChannel('carful:outbox');
const listeners = new Set<Arrived>();
let running: Promise<void> | null = null;
let unstored: Promise<unknown> = Promise.resolve();
let isRequestedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;

export const onArrival = (listener: Arrived): void => void listeners.add(listener);

export function startPump(): void {
  const now = () => {
    pause = FIRST_PAUSE_MS;
    void pump();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now());
  tabs.addEventListener('message', () => void changed(false));
  // A fresh read may show that a change has arrived whose answer was lost.
  onReadsKept(() => {
    if (outboxState.get().operations.length > 0) void showOutbox();
  });
}

export async function refresh(): Promise<void> {
  await showOutbox();
  pause = FIRST_PAUSE_MS;
  await pump();
}

/** @returns null when the change stays queued; after a refusal nothing is stored */
export async function enqueue<P extends QueuedProcedure>(
  userId: Id,
  { procedure, input }: Omit<PendingOperation, 'at' | 'procedure'> & { procedure: P },
  opId: Id,
): Promise<Output<P> | null> {
  const at = new Date().toISOString();
  const operation = { procedure, input, at, opId, userId, refused: null } as NewOperation;
  awaited.set(opId, operation);
  showInFlight();
  try {
    const isStored = await addOperation(operation).then(
      () => true,
      (error: unknown) => {
        if (isCode(error, 'ID_TAKEN')) throw error;
        console.warn('Nothing can be stored on this device; the change is sent at once', error);
        return false;
      },
    );
    return (await (isStored ? answerOf(opId) : sendUnstored(operation))) as Output<P> | null;
  } finally {
    forms.delete(opId);
    awaited.delete(opId);
    await changed(true);
  }
}

function answerOf(opId: Id): Promise<unknown> {
  const isOffline = !navigator.onLine;
  const answer = new Promise<unknown>((resolve, reject) => {
    forms.set(opId, { resolve, reject });
    setTimeout(() => resolve(null), isOffline ? 0 : FORM_WAITS_MS);
  });
  if (!isOffline) void pump();
  return answer;
}

/** One after the other, like the queue: a later change must not overtake an earlier one. */
function sendUnstored(operation: NewOperation): Promise<unknown> {
  const sent = unstored.then(async () => {
    const output = await withRetries(() => request(operation));
    arrived(operation, output, true);
    return output;
  });
  unstored = sent.catch(() => null); // reported to the caller; the next change must not wait for ever
  return sent;
}

export async function changed(isOurs: boolean): Promise<void> {
  await showOutbox();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  if (isOurs) tabs.postMessage('changed');
  else for (const listener of listeners) listener([], false);
  schedule();
}

/** Sends the queue, first in, first out, in one tab of this browser at a time. */
export function pump(): Promise<void> {
  clearTimeout(timer);
  if (running) isRequestedAgain = true;
  running ??= run()
    .catch((error: unknown) => {
      console.warn('The queue could not be sent', error);
      for (const form of forms.values()) form.reject(error);
    })
    .finally(() => {
      running = null;
      const isWanted = isRequestedAgain;
      isRequestedAgain = false;
      if (isWanted) void pump();
    });
  return running;
}

async function run(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (!userId) return;
  const isMine = () => currentSession().session?.user.id === userId;
  let sent = 0;
  try {
    await withLock(`outbox:${userId}`, async () => {
      show(true);
      await sendFiles(userId, false);
      for (let more = true; more && isMine();) {
        const { operations, files } = await readOutbox(userId);
        const next = operations.find(({ refused }) => !refused);
        if (!next) break;
        more = await sendOne(await withoutMissingFiles(next, files));
        if (more) sent += 1;
      }
      await sendFiles(userId, true);
      await settleForms(userId);
    });
    pause = FIRST_PAUSE_MS;
  } catch (error) {
    if (!isTransient(error)) throw error;
    for (const [opId, form] of forms) {
      awaited.delete(opId);
      form.resolve(null);
    }
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  } finally {
    show(false);
    await changed(sent > 0);
  }
}

async function settleForms(userId: Id): Promise<void> {
  const { operations } = await readOutbox(userId);
  for (const [opId, form] of forms) {
    const stored = operations.find((operation) => operation.opId === opId);
    if (!stored) form.resolve(null);
    if (!stored?.refused) continue;
    await settle({ operation: { seq: stored.seq, to: null } });
    form.reject(new ApiError({ message: 'Refused', ...stored.refused }));
  }
}

const show = (isSending: boolean) => outboxState.set({ ...outboxState.get(), isSending });

/** No network, a failing server, an ended session, too many requests: the next try may succeed. */
const isTransient = (error: unknown) =>
  isRetryable(error) ||
  error instanceof DOMException ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

/** @returns whether the next one may go. @throws what is transient: then this one keeps its place */
async function sendOne(operation: StoredOperation): Promise<boolean> {
  const { seq, opId } = operation;
  const sent = () => request(operation);
  try {
    const output = await (forms.has(opId) ? withRetries(sent) : sent());
    arrived(operation, output, forms.has(opId));
    await settle({ operation: { seq, to: null } });
    forms.get(opId)?.resolve(output);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      void readSession();
      throw error;
    }
    const form = forms.get(opId);
    if (form) {
      // The form is still open with what was typed, and shows the error.
      await settle({ operation: { seq, to: null } });
      form.reject(error);
      if (isTransient(error)) throw error;
      return true;
    }
    if (isTransient(error)) throw error;
    const { code, status, data } = error;
    await settle({ operation: { seq, to: { ...operation, refused: { code, status, data } } } });
    return true;
  }
}

/** The answer is in the cache before its operation is pending no longer: the old state never shows again. */
function arrived(operation: NewOperation, output: unknown, isAwaited: boolean): void {
  const fills = behaviourOf(operation)?.fills?.(operation.input, output as never) ?? [];
  for (const listener of listeners) listener(fills, isAwaited);
}

/** The server refuses what belongs to another account than the one signed in by now. */
function request({ procedure, input, opId, userId }: NewOperation): Promise<unknown> {
  const options = { account: userId, signal: AbortSignal.timeout(ANSWER_MS) };
  return call(procedure, ...([{ ...input, opId }, options] as unknown as CallArguments<'issues.log'>));
}

function schedule(): void {
  clearTimeout(timer);
  const { operations, files } = outboxState.get();
  const waits =
    operations.some(({ refused }) => !refused) || [...files.values()].some(({ refused }) => !refused);
  if (waits && !running) timer = setTimeout(() => void pump(), pause);
}
