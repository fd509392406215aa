import { applyPending } from '#domain/outbox/apply-pending.ts';
import { knownRecords, nothingKnown, tellingReads } from '#domain/outbox/known.ts';
import { subjectOf, type Pending } from '#domain/outbox/pending.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { Id } from '#domain/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';
import { keptAnswers } from '#web/platform/reads/stored-reads.ts';
import { currentWords } from '#web/platform/language/language.ts';
import type { KeptFile, KeptOperation, NewOperation } from './records.ts';
import { emptyOutbox, outboxState, type ShownFile } from './state.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';

const STRICT = { durability: 'strict' } as const;

/** Operations that a form is waiting for: not shown as waiting before it is known that they are. */
export const awaited = new Set<Id>();

/** Written through to the disk before anyone is told that it is safe. Said again it replaces itself. */
export async function addOperation(operation: NewOperation): Promise<void> {
  const tx = (await openDevice()).transaction('operations', 'readwrite', STRICT);
  for await (const cursor of tx.store.index('user').iterate(operation.userId))
    if (cursor.value.opId === operation.opId) await cursor.delete();
  await tx.store.add(operation as KeptOperation);
  await tx.done;
  writeDevice('unsent', 'true');
}

export async function addFile(file: KeptFile): Promise<void> {
  const tx = (await openDevice()).transaction('files', 'readwrite', STRICT);
  await Promise.all([tx.store.put(file), tx.done]);
  writeDevice('unsent', 'true');
}

/** Changes what lies here, or takes it away, as one. */
export async function settle(change: {
  operation?: { seq: number; to: KeptOperation | null };
  file?: { id: Id; to: KeptFile | null };
}): Promise<void> {
  const tx = (await openDevice()).transaction(['operations', 'files'], 'readwrite', STRICT);
  const { operation, file } = change;
  const operations = tx.objectStore('operations');
  const files = tx.objectStore('files');
  if (operation) await (operation.to ? operations.put(operation.to) : operations.delete(operation.seq));
  if (file) await (file.to ? files.put(file.to) : files.delete(file.id));
  await tx.done;
}

export async function readOutbox(userId: Id): Promise<{ operations: KeptOperation[]; files: KeptFile[] }> {
  const tx = (await openDevice()).transaction(['operations', 'files']);
  const [operations, files] = await Promise.all([
    tx.objectStore('operations').index('user').getAll(userId),
    tx.objectStore('files').index('user').getAll(userId),
  ]);
  return { operations: operations.toSorted((a, b) => a.seq - b.seq), files };
}

/** Log-out with 'delete': nothing of this account waits any more. */
export async function forgetOutbox(userId: Id): Promise<void> {
  const tx = (await openDevice()).transaction(['operations', 'files'], 'readwrite', STRICT);
  for (const name of ['operations', 'files'] as const)
    for await (const cursor of tx.objectStore(name).index('user').iterate(userId)) await cursor.delete();
  await tx.done;
}

let shown: Promise<void> = Promise.resolve();

/** Shows what lies here of the account that is signed in; one after the other, so that the last word stays. */
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
  const waits = operations.filter(({ opId }) => !awaited.has(opId));
  if (operations.length + files.length === 0) {
    const db = await openDevice();
    if ((await db.count('operations')) + (await db.count('files')) === 0) writeDevice('unsent', null);
    return showNothing();
  }
  const cars = new Set(waits.flatMap(({ input }) => ('carId' in input ? [input.carId] : [])));
  const answers = await keptAnswers(userId, tellingReads, [...cars]);
  if (!isTheirs()) return;
  const shownFiles = showFiles(files);
  const pending: Pending = {
    // What was refused changes nothing until the owner has decided; what was made stays in sight.
    operations: waits.filter(({ refused, procedure }) => !refused || /\.(log|add)$/.test(procedure)),
    files: shownFiles,
    known: knownRecords(answers),
    untitled: (date, language, timeZone) =>
      `${currentWords().t('Photo/video symptom')}, ${formatInstantDay(date, language, timeZone)}`,
  };
  outboxState.set({
    ...outboxState.get(),
    operations: waits,
    files: shownFiles,
    waiting: waitingOf(waits, files),
    apply: (procedure, input, data, isCut) => applyPending(procedure, input, data, pending, isCut),
  });
}

function waitingOf(operations: readonly KeptOperation[], files: readonly KeptFile[]) {
  const states: [Id, 'waiting' | 'refused'][] = [
    ...operations.map((one): [Id | null, KeptOperation] => [subjectOf(one), one]),
    ...files.map((one): [Id | null, KeptFile] => [one.owed?.id ?? null, one]),
  ].flatMap(([id, { refused }]) => (id === null ? [] : [[id, refused ? 'refused' : 'waiting']]));
  // What was refused needs the owner, so it is said before what only waits.
  return new Map(states.toSorted(([, a], [, b]) => (a < b ? 1 : -1)));
}

function showNothing(): void {
  for (const { url } of outboxState.get().files.values()) URL.revokeObjectURL(url);
  const { isSending } = outboxState.get();
  outboxState.set({
    ...emptyOutbox,
    isSending,
    apply: (procedure, input, data, isCut) => applyPending(procedure, input, data, nothing, isCut),
  });
}

const nothing: Pending = {
  operations: [],
  files: new Map(),
  known: nothingKnown,
  untitled: () => '',
};

function showFiles(files: readonly KeptFile[]): ReadonlyMap<Id, ShownFile> {
  const before = outboxState.get().files;
  const shown = new Map<Id, ShownFile>();
  for (const { id, name, type, bytes, refused, owed } of files) {
    const kind = type.startsWith('video/') ? 'video' : type === 'application/pdf' ? 'document' : 'picture';
    // The ending tells the player what it is; the address is the same without it.
    const url =
      before.get(id)?.url ??
      URL.createObjectURL(new Blob([bytes], { type })) + (kind === 'video' ? '#.mp4' : '');
    shown.set(id, { id, name, kind, url, refused, owed });
  }
  for (const [id, { url }] of before) if (!shown.has(id)) URL.revokeObjectURL(url);
  return shown;
}
