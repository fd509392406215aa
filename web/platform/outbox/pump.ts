import type { Id } from '#domain/ids.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { nextToSend } from '#domain/outbox/order.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { onAnswered } from '#web/platform/api/request.ts';
import { ApiError, isCode, isTransient } from '#web/platform/api/errors.ts';
import { askToBeWoken, forgetSignedIn, OUTBOX_CHANNEL, outboxLock, SYNC_TAG } from './background-sync.ts';
import { loadAndSend } from './load-import.ts';
import { withLock } from './lock.ts';
import { endHolds, firstRelease, isAnythingReady } from './readiness.ts';
import { isImport, type NewOperation } from './records.ts';
import { outboxState, showSent } from './state.ts';
import { awaited, noteArrival, showInFlight, showOutbox } from './outbox-store.ts';
import { addOperation, readFilesAgain, readOutbox, updateQueue } from './queue-store.ts';
import { ANSWER_MS, callFor, sendQueue, type Sender, type WaitingForm } from './send-queue.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession, onSignedOut, readSession } from '#web/platform/session/session-store.ts';
import { keepStorage, warnWhenNearlyFull } from '#web/platform/storage/device-space.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';

/** How long a form waits before its change counts as queued. */
const FORM_WAITS_MS = 5_000;
/** Longer than a form waits: the reads of the next screen must not abandon what a slow server still writes. */
const HANGS_MS = 10_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type Arrived = (isAwaited: boolean, sent?: NewOperation['procedure']) => void;
const forms = new Map<Id, WaitingForm>();
const ownHolds = new Set<Id>();
const tabs = new BroadcastChannel(OUTBOX_CHANNEL);
const listeners = new Set<Arrived>();
let running: Promise<void> | null = null;
let unstored: Promise<unknown> = Promise.resolve();
let showing: Promise<void> = Promise.resolve();
let isRequestedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
/** When a run last left something unsent; 0 when all is sent, so that what becomes ready is sent at once. */
let failedAt = 0;
/** The last run failed because of the network or the server, so any answer is a reason to retry. */
let isCutOff = false;
let attempt: { sentAt: number; abort: AbortController } | null = null;
/** A hanging request is abandoned only once until the queue is sent, in case the server is just slow. */
let mayAbandon = true;

export const onArrival = (listener: Arrived): void => void listeners.add(listener);

export function startPump(): void {
  const now = () => {
    pause = FIRST_PAUSE_MS;
    answered(Date.now());
    void pump();
  };
  onAnswered(answered);
  onSignedOut((userId) => void forgetSignedIn(userId));
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? now() : void release(),
  );
  addEventListener('pagehide', () => void release());
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage | string>) => {
    readFilesAgain();
    void takeMessage(typeof data === 'object' ? data : {});
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === SYNC_TAG && now());
}

/** The server is reachable: end the pause, and abandon a request that hangs since before. */
function answered(sentAt: number): void {
  if (!running) {
    if (!isCutOff) return;
    isCutOff = false;
    pause = FIRST_PAUSE_MS;
    return schedule();
  }
  if (!attempt || !mayAbandon || forms.size > 0 || sentAt <= attempt.sentAt) return;
  if (Date.now() - attempt.sentAt < HANGS_MS) return;
  mayAbandon = false;
  isRequestedAgain = true;
  attempt.abort.abort();
}

export async function refresh(): Promise<void> {
  await showOutbox();
  pause = FIRST_PAUSE_MS;
  // Whoever could have undone it has left the page that offered it; not this one, which may read the queue late.
  await release(ownHolds);
  // Only if needed: each run reads everything on screen again.
  if (isAnythingReady()) await pump();
}

/** Stores the change, resolves the form, and re-renders afterwards, which is slow on a phone.
 * @returns null if the change stays queued. A refused change is not stored. */
export async function enqueue(
  userId: Id,
  change: PendingOperation,
  opId: Id,
  holdMs: number | null = null,
): Promise<unknown> {
  const held = holdMs === null ? {} : { heldUntil: Date.now() + holdMs };
  const operation = { ...change, opId, userId, refused: null, ...held } as NewOperation;
  if (holdMs !== null) ownHolds.add(opId);
  awaited.set(opId, operation);
  showInFlight();
  try {
    const isStored = await addOperation(operation).then(
      () => (writeDevice('unsent', 'true'), true),
      (error: unknown) => {
        if (isCode(error, 'ID_TAKEN')) throw error;
        console.warn('Nothing can be stored on this device; the change is sent at once', error);
        return false;
      },
    );
    if (!isStored) return await sendUnstored(operation);
    return holdMs === null ? await answerOf(opId) : null;
  } finally {
    forms.delete(opId);
    awaited.delete(opId);
    showing = new Promise<void>((painted) => void afterPaint(painted))
      .then(() => changed(true))
      // Without IndexedDB there is no queue to read.
      .catch((error: unknown) => console.warn('The queue could not be read', error));
  }
}

/** Sends what is held back for an undo: nobody is there to undo it. */
export async function release(own: ReadonlySet<Id> = new Set()): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (!userId || !(await endHolds(userId, own))) return;
  await showOutbox();
  await pump();
}

/** Resolves when the last saved change is on screen. */
export const shown = (): Promise<void> => showing;

function answerOf(opId: Id): Promise<unknown> {
  if (!navigator.onLine) return Promise.resolve(null);
  // The last attempt failed, so this change would get no answer either.
  if (isCutOff && isAnythingReady()) {
    pause = FIRST_PAUSE_MS;
    return Promise.resolve(null);
  }
  const answer = new Promise<unknown>((resolve, reject) => {
    forms.set(opId, { resolve, reject });
    setTimeout(() => resolve(null), FORM_WAITS_MS);
  });
  void pump();
  return answer;
}

/** In order, like the queue. */
function sendUnstored(operation: NewOperation): Promise<unknown> {
  const sent = unstored.then(async () => {
    const output = await withRetries(() => request(operation));
    arrived(operation, output, true);
    return output;
  });
  unstored = sent.catch(() => null); // reported to the caller; must not block the next change
  return sent;
}

type Answered = { operation: NewOperation; output: unknown };
// Sent between tabs: `seq` of discarded changes, and applied changes with their answers, which an offline tab cannot read.
// The worker and tabs of an earlier version send only 'changed'.
type TabMessage = { dropped?: readonly number[]; arrived?: readonly Answered[] };
const unannounced: Answered[] = [];

export async function changed(isOurs: boolean, dropped: readonly number[] = []): Promise<void> {
  await showOutbox(dropped);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  if (isOurs) tabs.postMessage({ dropped, arrived: unannounced.splice(0) } satisfies TabMessage);
  schedule();
}

async function takeMessage({ dropped = [], arrived: answers = [] }: TabMessage): Promise<void> {
  const userId = currentSession().session?.user.id;
  const ours = answers.filter(({ operation }) => operation.userId === userId);
  for (const { operation, output } of ours) noteArrival(operation, output);
  await changed(false, dropped);
  for (const listener of listeners) listener(false);
}

/** Sends the queue, first in, first out, in one tab at a time. */
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
      failedAt = isAnythingReady() ? Date.now() : 0;
      pause = failedAt > 0 ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      const isWanted = isRequestedAgain;
      isRequestedAgain = false;
      if (isWanted) void pump();
      else schedule();
    });
  return running;
}

async function run(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (!userId) return;
  let changes = 0;
  const sender: Sender = {
    userId,
    mayGoOn: () => currentSession().session?.user.id === userId,
    canSend: () => true,
    send: (operation) => (isImport(operation) ? loadAndSend(operation) : request(operation)),
    formOf: (opId) => forms.get(opId),
    onSent: showSent,
    onArrived: (operation, output) => {
      changes += 1;
      arrived(operation, output, forms.has(operation.opId));
    },
    onRefused: () => (changes += 1),
  };
  try {
    await withLock(outboxLock(userId), async () => {
      show(true);
      await sendQueue(sender);
      await resolveForms(userId);
    });
    isCutOff = false;
    mayAbandon = true;
  } catch (error) {
    if (!isTransient(error)) throw error;
    if (error instanceof ApiError && error.status === 401) void readSession();
    for (const [opId, form] of forms) {
      awaited.delete(opId);
      form.resolve(null);
    }
    isCutOff = !(error instanceof ApiError) || error.status >= 500;
  } finally {
    show(false);
    await changed(changes > 0);
  }
}

async function resolveForms(userId: Id): Promise<void> {
  const { operations } = await readOutbox(userId);
  // Changes queued meanwhile are sent by the next run.
  const isAllHeld = nextToSend(operations, Date.now()) === undefined;
  for (const [opId, form] of forms) {
    const stored = operations.find((operation) => operation.opId === opId);
    if (!stored) form.resolve(null);
    else if (!stored.refused && isAllHeld) {
      awaited.delete(opId);
      form.resolve(null);
    }
    if (!stored?.refused) continue;
    await updateQueue({ operation: { seq: stored.seq, to: null } });
    form.reject(new ApiError({ message: 'Refused', ...stored.refused }));
  }
}

const show = (isSending: boolean) => outboxState.set({ ...outboxState.get(), isSending });

/** Noted before the operation leaves the queue, so that the old state never reappears. */
function arrived(operation: NewOperation, output: unknown, isAwaited: boolean): void {
  ownHolds.delete(operation.opId);
  noteArrival(operation, output);
  unannounced.push({ operation, output });
  for (const listener of listeners) listener(isAwaited, operation.procedure);
}

function request(operation: NewOperation): Promise<unknown> {
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(), ANSWER_MS);
  const started = { sentAt: Date.now(), abort };
  attempt = started;
  return callFor(operation, abort.signal).finally(() => {
    clearTimeout(timeout);
    if (attempt === started) attempt = null;
  });
}

function schedule(): void {
  clearTimeout(timer);
  const userId = currentSession().session?.user.id;
  if (!userId || running) return;
  const at = isAnythingReady() ? failedAt + pause : firstRelease();
  if (at === Infinity) return;
  void askToBeWoken(userId);
  void keepStorage();
  void warnWhenNearlyFull();
  timer = setTimeout(() => void pump(), Math.max(0, at - Date.now()));
}
