import { sameValue } from '#domain/merge-rules.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { nothingKnown } from '#domain/outbox/known.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { behaviourOf, knownRecords, learningReads, showsEarly, subjectOf } from '#domain/outbox/register.ts';
import type { Id } from '#domain/ids.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import {
  hasParts,
  openDevice,
  openForImports,
  type DeviceDatabase,
} from '#web/platform/storage/device-database.ts';
import { storedAnswers } from '#web/platform/reads/stored-reads.ts';
import { untitledIssue } from '#web/platform/language/untitled-issue.ts';
import type { ImportPiece, StoredFile, StoredOperation, NewOperation } from './records.ts';
import { emptyOutbox, outboxState, type OutboxState, type ShownFile } from './state.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';

const STRICT = { durability: 'strict' } as const;

/** Operations that a form waits for: pending, but not listed as unsent before it is known that they are. */
export const awaited = new Map<Id, NewOperation>();

/** As the server refuses it. */
const idTaken = () =>
  new ApiError({ code: 'ID_TAKEN', status: 409, message: 'Another request has this operation id' });

/** Replaces a queued attempt of the same request. @throws ID_TAKEN when another request is queued under its id */
export async function addOperation(operation: NewOperation): Promise<void> {
  const tx = (await openDevice()).transaction('operations', 'readwrite', STRICT);
  for await (const cursor of tx.store.index('user').iterate(operation.userId)) {
    if (cursor.value.opId !== operation.opId) continue;
    if (!sameValue(cursor.value.input, operation.input)) throw idTaken();
    await cursor.delete();
  }
  await tx.store.add(operation as StoredOperation);
  await tx.done;
  writeDevice('unsent', 'true');
}

/** With all that it brings along, or not at all. */
export async function addImport(operation: NewOperation, pieces: readonly ImportPiece[]): Promise<void> {
  const tx = (await openForImports()).transaction(['operations', 'parts'], 'readwrite', STRICT);
  const { userId } = operation;
  const add = async () => {
    const seq = await tx.objectStore('operations').add(operation as StoredOperation);
    const parts = tx.objectStore('parts');
    for (const [nth, piece] of pieces.entries()) await parts.add({ seq, nth, userId, piece });
  };
  const added = add().catch((error: unknown) => {
    // What cannot be stored at all leaves the transaction open, with a part of the import.
    if (!tx.error) tx.abort();
    throw error;
  });
  await Promise.all([tx.done, added]);
  writeDevice('unsent', 'true');
}

export async function addFile(file: StoredFile): Promise<void> {
  const tx = (await openDevice()).transaction('files', 'readwrite', STRICT);
  await Promise.all([tx.store.put(file), tx.done]);
  writeDevice('unsent', 'true');
}

/** All that the queue lies in; no store for parts is there before the first import waits. */
function writeQueue(device: DeviceDatabase) {
  const names: ('operations' | 'files' | 'parts')[] = ['operations', 'files'];
  if (hasParts(device)) names.push('parts');
  return { names, tx: device.transaction(names, 'readwrite', STRICT) };
}

/** What was discarded or deleted meanwhile stays so. */
export async function settle(change: {
  operation?: { seq: number; to: StoredOperation | null };
  file?: { id: Id; to: StoredFile | null };
}): Promise<void> {
  const { tx, names } = writeQueue(await openDevice());
  const { operation, file } = change;
  const operations = tx.objectStore('operations');
  const files = tx.objectStore('files');
  if (operation && !operation.to) {
    await operations.delete(operation.seq);
    const parts = names.includes('parts') ? tx.objectStore('parts') : null;
    const keys = (await parts?.index('operation').getAllKeys(operation.seq)) ?? [];
    for (const key of keys) await parts?.delete(key);
  } else if (operation?.to && (await operations.get(operation.seq))) await operations.put(operation.to);
  if (file && !file.to) await files.delete(file.id);
  else if (file?.to && (await files.get(file.id))) await files.put(file.to);
  await tx.done;
}

export async function readOutbox(
  userId: Id,
): Promise<{ operations: StoredOperation[]; files: StoredFile[] }> {
  const tx = (await openDevice()).transaction(['operations', 'files']);
  const [operations, files] = await Promise.all([
    tx.objectStore('operations').index('user').getAll(userId),
    tx.objectStore('files').index('user').getAll(userId),
  ]);
  return { operations: operations.toSorted((a, b) => a.seq - b.seq), files };
}

/** The keys of what a queued import brings along, in order: all of it at once may be more than the memory holds. */
export const partKeys = async (seq: number) =>
  (await openDevice()).getAllKeysFromIndex('parts', 'operation', seq);

export const readPiece = async (key: [number, number]): Promise<ImportPiece | undefined> =>
  (await (await openDevice()).get('parts', key))?.piece;

export async function forgetOutbox(userId: Id): Promise<void> {
  const { tx, names } = writeQueue(await openDevice());
  for (const name of names) {
    const store = tx.objectStore(name);
    for (const key of await store.index('user').getAllKeys(userId)) await store.delete(key);
  }
  await tx.done;
}

let shown: Promise<void> = Promise.resolve();

/** Shows what is stored for the signed-in account; one after the other, so that the last state wins. */
export function showOutbox(): Promise<void> {
  shown = shown.then(show, show);
  return shown;
}

async function show(): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (!userId) return showNothing();
  const isTheirs = () => currentSession().session?.user.id === userId;
  const { operations, files } = await readOutbox(userId);
  if (!isTheirs()) return;
  if (operations.length + files.length === 0) {
    const db = await openDevice();
    if ((await db.count('operations')) + (await db.count('files')) === 0) writeDevice('unsent', null);
    if (inFlight(userId).length === 0) return showNothing();
  }
  const cars = new Set(operations.flatMap(({ input }) => ('carId' in input ? [input.carId] : [])));
  const answers = await storedAnswers(userId, learningReads, [...cars]);
  if (!isTheirs()) return;
  const shownFiles = showFiles(files);
  // Read last: a change made meanwhile must stay in sight.
  const waits = operations.filter(({ opId }) => !awaited.has(opId));
  const early = inFlight(userId);
  const pending: Pending = {
    // A refused change is not shown until the owner has decided; a refused new record stays in sight.
    operations: [...waits.filter((one) => !one.refused || behaviourOf(one)?.creates), ...early],
    files: shownFiles,
    known: knownRecords(answers),
    untitled: untitledIssue,
  };
  shownPending = pending;
  outboxState.set({
    ...outboxState.get(),
    operations: waits,
    files: shownFiles,
    waiting: waitingOf(waits, files),
    apply: applying(pending),
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
  outboxState.set({ ...outboxState.get(), apply: applying(shownPending) });
}

function waitingOf(operations: readonly StoredOperation[], files: readonly StoredFile[]) {
  const states: [Id, 'waiting' | 'refused'][] = [
    ...operations.map((one): [Id | null, StoredOperation] => [subjectOf(one), one]),
    ...files.map((one): [Id | null, StoredFile] => [one.owed?.id ?? null, one]),
  ].flatMap(([id, { refused }]) => (id === null ? [] : [[id, refused ? 'refused' : 'waiting']]));
  // What was refused needs the owner, so it takes precedence over what only waits.
  return new Map(states.toSorted(([, a], [, b]) => (a < b ? 1 : -1)));
}

function showNothing(): void {
  for (const { url } of outboxState.get().files.values()) URL.revokeObjectURL(url);
  const { isSending } = outboxState.get();
  shownPending = nothing;
  outboxState.set({ ...emptyOutbox, isSending, apply: applying(nothing) });
}

const applying =
  (pending: Pending): OutboxState['apply'] =>
  (procedure, input, data, isUnreachable) =>
    applyPending(procedure, input, data, pending, isUnreachable);

const nothing: Pending = {
  operations: [],
  files: new Map(),
  known: nothingKnown,
  untitled: () => '',
};
let shownPending = nothing;

function showFiles(files: readonly StoredFile[]): ReadonlyMap<Id, ShownFile> {
  const before = outboxState.get().files;
  const shown = new Map<Id, ShownFile>();
  for (const { id, carId, name, type, bytes, refused, owed } of files) {
    const kind = type.startsWith('video/') ? 'video' : type === 'application/pdf' ? 'document' : 'picture';
    // The extension tells the player the type; the URL is the same without it.
    const url =
      before.get(id)?.url ??
      URL.createObjectURL(new Blob([bytes], { type })) + (kind === 'video' ? '#.mp4' : '');
    shown.set(id, { id, carId, name, kind, url, refused, owed });
  }
  for (const [id, { url }] of before) if (!shown.has(id)) URL.revokeObjectURL(url);
  return shown;
}
