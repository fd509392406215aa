import type { Output } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { KeptProcedure, PendingOperation } from '#domain/outbox/pending.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { ApiError, isRetryable } from '#web/platform/api/errors.ts';
import { alone } from './lock.ts';
import { onReadsKept } from '#web/platform/reads/stored-reads.ts';
import type { KeptOperation } from './records.ts';
import { outboxState } from './state.ts';
import { addOperation, awaited, readOutbox, settle, showOutbox } from './outbox-store.ts';
import { sendFiles, withoutMissingFiles } from './files.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { currentSession, readSession } from '#web/platform/session/session-store.ts';

/** So long a form waits for the server; after that its change waits here. */
const FORM_WAITS_MS = 15_000;
/** A change is small: a server that says nothing for so long is asked again, and applies it once. */
const ANSWER_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Called with what has arrived at the server; without it when another tab sent it. */
type Arrived = (operation?: KeptOperation, output?: unknown) => void;
type Waiting = { resolve: (output: unknown) => void; reject: (error: unknown) => void };
const forms = new Map<Id, Waiting>();
const tabs = new BroadcastChannel('carful:outbox');
const listeners = new Set<Arrived>();
let running: Promise<void> | null = null;
let isAskedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;

export const onArrival = (listener: Arrived): void => void listeners.add(listener);

/** From now on what waits is sent: at once, on reconnect, on coming back, and every now and then. */
export function startPump(): void {
  const now = () => {
    pause = FIRST_PAUSE_MS;
    void pump();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now());
  tabs.addEventListener('message', () => void changed(false));
  // What has just been read may tell that a change has arrived whose answer was lost.
  onReadsKept(() => {
    if (outboxState.get().operations.length > 0) void showOutbox();
  });
}

/** Shows and sends what waits for whoever is signed in by now. */
export async function refresh(): Promise<void> {
  await showOutbox();
  pause = FIRST_PAUSE_MS;
  await pump();
}

/**
 * Keeps a change on this device and sends it after all that waits. Whoever asked hears the server's word
 * if it comes soon.
 * @returns the answer; null when the change waits here for a network
 * @throws ApiError when the server refuses: then nothing is kept
 */
export async function say<P extends KeptProcedure>(
  userId: Id,
  { procedure, input }: Omit<PendingOperation, 'at' | 'procedure'> & { procedure: P },
  opId: Id,
): Promise<Output<P> | null> {
  awaited.add(opId);
  const operation = { procedure, input, at: new Date().toISOString() } as PendingOperation;
  try {
    await addOperation({ ...operation, opId, userId, refused: null });
  } catch (error) {
    console.warn('Nothing can be kept on this device; the change is sent at once', error);
    awaited.delete(opId);
    return withRetries(() => ask(operation, opId, userId)) as Promise<Output<P>>;
  }
  const isOffline = !navigator.onLine;
  const answer = new Promise<unknown>((resolve, reject) => {
    forms.set(opId, { resolve, reject });
    setTimeout(() => resolve(null), isOffline ? 0 : FORM_WAITS_MS);
  });
  if (!isOffline) void pump();
  try {
    return (await answer) as Output<P> | null;
  } finally {
    forms.delete(opId);
    awaited.delete(opId);
    await changed(true);
  }
}

/** What lies here is another now: it is shown, in every tab, and sent in time. */
export async function changed(tell: boolean): Promise<void> {
  await showOutbox();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  if (tell) tabs.postMessage('changed');
  else for (const listener of listeners) listener();
  schedule();
}

/** Sends what waits. One tab of this browser does it at a time, first in, first out. */
export function pump(): Promise<void> {
  clearTimeout(timer);
  if (running) isAskedAgain = true;
  running ??= run()
    .catch((error: unknown) => {
      console.warn('What waits could not be sent', error);
      for (const form of forms.values()) form.reject(error);
    })
    .finally(() => {
      running = null;
      const isWanted = isAskedAgain;
      isAskedAgain = false;
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
    await alone(`outbox:${userId}`, async () => {
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
      await tellForms(userId);
    });
    pause = FIRST_PAUSE_MS;
  } catch (error) {
    if (!passes(error)) throw error;
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

/** Another tab may have sent what a form here waits for. */
async function tellForms(userId: Id): Promise<void> {
  const { operations } = await readOutbox(userId);
  for (const [opId, form] of forms) {
    const kept = operations.find((operation) => operation.opId === opId);
    if (!kept) form.resolve(null);
    if (!kept?.refused) continue;
    await settle({ operation: { seq: kept.seq, to: null } });
    form.reject(new ApiError({ message: 'Refused', ...kept.refused }));
  }
}

const show = (isSending: boolean) => outboxState.set({ ...outboxState.get(), isSending });

/** No network, a server in trouble, a session that ended, too many requests: the next try may do. */
const passes = (error: unknown) =>
  isRetryable(error) ||
  error instanceof DOMException ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

/**
 * @returns whether the next one may go
 * @throws what passes: then this one stays where it is
 */
async function sendOne(operation: KeptOperation): Promise<boolean> {
  const { seq, opId, userId } = operation;
  const sent = () => ask(operation, opId, userId);
  try {
    const output = await (forms.has(opId) ? withRetries(sent) : sent());
    await settle({ operation: { seq, to: null } });
    const form = forms.get(opId);
    // A screen that asked knows best what to ask for again: not for what it has just deleted.
    if (form) form.resolve(output);
    else for (const listener of listeners) listener(operation, output);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      void readSession();
      throw error;
    }
    const form = forms.get(opId);
    if (form) {
      // Whoever typed it is still there: they are told, and what they typed is still in the form.
      await settle({ operation: { seq, to: null } });
      form.reject(error);
      if (passes(error)) throw error;
      return true;
    }
    if (passes(error)) throw error;
    const { code, status, data } = error;
    await settle({ operation: { seq, to: { ...operation, refused: { code, status, data } } } });
    return true;
  }
}

/** The server refuses what belongs to another account than the one the browser is signed in with by now. */
function ask({ procedure, input }: PendingOperation, opId: Id, userId: Id): Promise<unknown> {
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
