import type { Issue } from '#domain/issues/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { nothingPending, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf, showsEarly, subjectOf } from '#domain/outbox/register.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import type { Id } from '#domain/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';
import { untitledIssue } from '#web/platform/language/untitled-issue.ts';
import type { Arrival } from '#web/platform/records/record-database.ts';
import { readFile, readOutbox } from './queue-store.ts';
import type { StoredOperation, NewOperation, WaitingFile } from './records.ts';
import { emptyOutbox, outboxState, type OutboxState, type ShownFile } from './state.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';

/** Operations whose form is still waiting: shown on screen, but not yet listed as unsent. */
export const awaited = new Map<Id, NewOperation>();

let shown: Promise<void> = Promise.resolve();

/** An applied change, which is missing from answers and records that were asked for before it. */
type Arrived = {
  operation: NewOperation;
  at: number;
  /** Of its record, as they were answered: they wait here no more. */
  files: Pending['files'];
};
let arrived: readonly Arrived[] = [];
const discarded = new Set<number>();

/** Of this page and other tabs; those of the worker just disappear from the queue. */
export function noteArrival(operation: NewOperation, output?: unknown, at = Date.now()): void {
  arrived = [...arrived, { operation, at, files: filesIn(output) }];
}

/** Of earlier pages and the worker, before the records are shown that lack them. */
export async function showArrived(kept: readonly Arrival[]): Promise<void> {
  const known = new Set(arrived.map(({ operation }) => operation.opId));
  for (const { operation, output, at } of kept)
    if (!known.has(operation.opId)) noteArrival(operation, output, at);
  await showOutbox();
}

function filesIn(output: unknown): Pending['files'] {
  const { files, receipts = [] } = (output ?? {}) as Partial<Pick<Issue, 'files'> & Pick<Repair, 'receipts'>>;
  return new Map((files ?? receipts).flatMap(({ id, kind, url }) => (url ? [[id, { kind, url }]] : [])));
}

/** @param before changes shown as queued @param now changes still queued */
function noteArrived(userId: Id, before: readonly StoredOperation[], now: readonly StoredOperation[]): void {
  arrived = arrived.filter(({ operation }) => operation.userId === userId);
  const known = new Set([...now, ...arrived.map(({ operation }) => operation)].map(({ opId }) => opId));
  for (const one of before)
    if (one.userId === userId && !one.refused && !known.has(one.opId) && !discarded.has(one.seq))
      noteArrival(one);
}

/** Runs in order, so that the last state wins. @param dropped `seq` of discarded changes */
export function showOutbox(dropped: readonly number[] = []): Promise<void> {
  for (const seq of dropped) discarded.add(seq);
  shown = shown.then(show, show);
  return shown;
}

async function show(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (!userId) {
    arrived = [];
    return showNothing();
  }
  const isTheirs = () => currentSession().session?.user.id === userId;
  const { operations, files } = await readOutbox(userId);
  if (!isTheirs()) return;
  noteArrived(userId, outboxState.get().operations, operations);
  if (operations.length + files.length === 0) {
    const db = await openDevice();
    if ((await db.count('operations')) + (await db.count('files')) === 0) writeDevice('unsent', null);
    if (inFlight(userId).length === 0) return showNothing();
  }
  const shownFiles = await showFiles(files);
  if (!isTheirs()) return;
  // Read last, so that a change made meanwhile stays visible.
  const waits = operations.filter(({ opId }) => !awaited.has(opId));
  const early = inFlight(userId);
  const pending: Pending = {
    // A refused edit is hidden until the owner decides; a refused new record stays visible.
    operations: [...waits.filter((one) => !one.refused || behaviourOf(one)?.creates), ...early],
    files: shownFiles,
    untitled: untitledIssue,
  };
  shownPending = pending;
  outboxState.set({
    ...outboxState.get(),
    operations: waits,
    files: shownFiles,
    waiting: waitingOf(waits, files),
    ...applying(pending),
  });
}

const inFlight = (userId: Id): PendingOperation[] =>
  [...awaited.values()].filter((one) => one.userId === userId && showsEarly(one));

export function showInFlight(): void {
  const userId = currentSession().session?.user.id;
  const early = userId === undefined ? [] : inFlight(userId);
  if (early.length === 0) return;
  const before = shownPending.operations.filter((one) => !early.includes(one));
  shownPending = { ...shownPending, operations: [...before, ...early] };
  outboxState.set({ ...outboxState.get(), ...applying(shownPending) });
}

function waitingOf(operations: readonly StoredOperation[], files: readonly WaitingFile[]) {
  const states: [Id, 'waiting' | 'refused'][] = [
    ...operations.map((one): [Id | null, StoredOperation] => [subjectOf(one), one]),
    ...files.map((one): [Id | null, WaitingFile] => [one.owed?.id ?? null, one]),
  ].flatMap(([id, { refused }]) => (id === null ? [] : [[id, refused ? 'refused' : 'waiting']]));
  // 'refused' needs the owner, so it takes precedence over 'waiting'.
  return new Map(states.toSorted(([, a], [, b]) => (a < b ? 1 : -1)));
}

function showNothing(): void {
  revokeAllBut(new Map());
  const { isSending } = outboxState.get();
  shownPending = nothingPending;
  outboxState.set({ ...emptyOutbox, isSending, ...applying(nothingPending) });
}

/** Leaves out changes that cannot be applied (damaged, or from a newer version), so that they do not break the screen. */
function showWithoutBroken(pending: Pending, draw: (shown: Pending) => unknown, data: unknown): unknown {
  const tried = (operations: Pending['operations']) => {
    try {
      return { shown: draw({ ...pending, operations }) };
    } catch (error) {
      console.warn('A change that waits cannot be shown', error);
      return null;
    }
  };
  const whole = tried(pending.operations);
  return (whole ?? tried(pending.operations.filter((one) => tried([one]))) ?? { shown: data }).shown;
}

/** Of the same millisecond, too: what is applied twice changes nothing. */
const unreadBefore = (at: number) => arrived.filter((one) => one.at >= at);

function withArrived(unread: readonly Arrived[], pending: Pending): Pending {
  if (unread.length === 0) return pending;
  const operations = [...unread.map(({ operation }) => operation), ...pending.operations];
  const files = new Map([...unread.flatMap((one) => [...one.files]), ...pending.files]);
  return { ...pending, operations, files };
}

/** Memoized, since several parts of a screen read the same. */
function applying(pending: Pending): Pick<OutboxState, 'apply' | 'applyToRecords' | 'isChanged'> {
  let last: { state: unknown; arrived: unknown; shown: Cars } | null = null;
  const applyToRecords: OutboxState['applyToRecords'] = (state) => {
    if (last?.state === state && last.arrived === arrived) return last.shown;
    const all = withArrived(unreadBefore(state.askedAt), pending);
    const shown = showWithoutBroken(all, (valid) => withWaiting(state.cars, valid), state.cars) as Cars;
    last = { state, arrived, shown };
    return shown;
  };
  const isChanged = pending.operations.length + arrived.length > 0;
  return { applyToRecords, apply: applyingTo(pending), isChanged };
}

function applyingTo(pending: Pending): OutboxState['apply'] {
  const done = new Map<string, { data: unknown; shown: unknown }>();
  return (procedure, data, readAt = Infinity) => {
    const unread = unreadBefore(readAt);
    const key = JSON.stringify([procedure, unread.map(({ operation }) => operation.opId)]);
    const before = done.get(key);
    if (before && before.data === data) return before.shown;
    const all = withArrived(unread, pending);
    const shown = showWithoutBroken(all, (valid) => applyPending(procedure, data, valid), data);
    done.set(key, { data, shown });
    return shown;
  };
}

let shownPending = nothingPending;

/** Each is created once, since that reads the whole file. */
const urls = new Map<Id, string>();

function revokeAllBut(kept: ReadonlyMap<Id, unknown>): void {
  for (const [id, url] of urls) {
    if (kept.has(id)) continue;
    URL.revokeObjectURL(url);
    urls.delete(id);
  }
}

async function showFiles(files: readonly WaitingFile[]): Promise<ReadonlyMap<Id, ShownFile>> {
  const shown = new Map<Id, ShownFile>();
  for (const { id, carId, name, type, refused, owed } of files) {
    const kind = type.startsWith('video/') ? 'video' : type === 'application/pdf' ? 'document' : 'picture';
    const url = urls.get(id) ?? (await urlOf(id, kind));
    if (url === null) continue;
    urls.set(id, url);
    shown.set(id, { id, carId, name, kind, url, refused, owed });
  }
  revokeAllBut(shown);
  return shown;
}

async function urlOf(id: Id, kind: ShownFile['kind']): Promise<string | null> {
  const file = await readFile(id);
  if (!file) return null;
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
  // The extension tells the player the type; the URL is the same without it.
  return kind === 'video' ? `${url}#.mp4` : url;
}
