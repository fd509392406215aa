import { sameValue } from '#domain/merge-rules.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import {
  hasParts,
  openDevice,
  openForImports,
  type DeviceDatabase,
} from '#web/platform/storage/device-database.ts';
import { readableFile, readableOperation } from './set-apart.ts';
import type { ImportPiece, StoredFile, StoredOperation, NewOperation, WaitingFile } from './records.ts';

const STRICT = { durability: 'strict' } as const;

/** The error that the server would return. */
const idTaken = () =>
  new ApiError({ code: 'ID_TAKEN', status: 409, message: 'Another request has this operation id' });

/** Replaces a queued attempt of the same request. @throws ID_TAKEN if another request is queued with its id */
export async function addOperation(operation: NewOperation): Promise<void> {
  const tx = (await openDevice()).transaction('operations', 'readwrite', STRICT);
  // In parallel: on a slow phone round trips to the store take longest.
  const waiting = tx.store.index('user').getAll(operation.userId);
  const added = tx.store.add(operation as StoredOperation);
  const replaced = waiting.then(async (rows) => {
    for (const { seq, input } of rows.filter(({ opId }) => opId === operation.opId)) {
      if (!sameValue(input, operation.input)) {
        tx.abort();
        throw idTaken();
      }
      await tx.store.delete(seq);
    }
  });
  await Promise.all([replaced, added, tx.done]);
}

/** Stores an import with its parts, or nothing. */
export async function addImport(operation: NewOperation, pieces: readonly ImportPiece[]): Promise<void> {
  const tx = (await openForImports()).transaction(['operations', 'parts'], 'readwrite', STRICT);
  const { userId } = operation;
  const add = async () => {
    const seq = await tx.objectStore('operations').add(operation as StoredOperation);
    const parts = tx.objectStore('parts');
    for (const [nth, piece] of pieces.entries()) await parts.add({ seq, nth, userId, piece });
  };
  const added = add().catch((error: unknown) => {
    // A value that cannot be cloned throws without aborting the transaction.
    if (!tx.error) tx.abort();
    throw error;
  });
  await Promise.all([tx.done, added]);
}

export async function addFile(file: StoredFile): Promise<void> {
  const tx = (await openDevice()).transaction(['files', 'leases'], 'readwrite', STRICT);
  const [noted] = await Promise.all([
    noteChange(tx.objectStore('leases')),
    tx.objectStore('files').put(file),
    tx.done,
  ]);
  noted();
  cacheFile(file);
}

/** Cached, since IndexedDB reads a file only together with its bytes. */
const fileCache = new Map<Id, WaitingFile>();
/** The change of files that the cache is valid for. */
let cachedAfter: string | undefined;

/** Stored as a row of `leases`; its `holder` identifies the last change of files by any tab or the worker. */
const FILES_CHANGED = 'files changed';

type Row = { name: string; holder: string; until: number };
type Rows = { get: (name: string) => Promise<Row | undefined> };

function checkCache(change: string | undefined): void {
  if (change !== cachedAfter) fileCache.clear();
  cachedAfter = change;
}

/** @returns a function to call after the commit */
async function noteChange(rows: Rows & { put: (row: Row) => Promise<unknown> }): Promise<() => void> {
  const holder = newId();
  const [before] = await Promise.all([
    rows.get(FILES_CHANGED),
    rows.put({ name: FILES_CHANGED, holder, until: Infinity }),
  ]);
  return () => {
    checkCache(before?.holder);
    cachedAfter = holder;
  };
}

function cacheFile({ bytes: _bytes, ...row }: StoredFile): WaitingFile {
  const file = readableFile(row);
  fileCache.set(file.id, file);
  return file;
}

/** For changes by a tab or worker of an earlier version, which does not record them. */
export const readFilesAgain = (): void => fileCache.clear();

/** A transaction on all stores of the queue. `parts` exists only after the first queued import. */
function openTransaction(device: DeviceDatabase) {
  const names: ('operations' | 'files' | 'leases' | 'parts')[] = ['operations', 'files', 'leases'];
  if (hasParts(device)) names.push('parts');
  return { names, tx: device.transaction(names, 'readwrite', STRICT) };
}

/** Updates or, with null, deletes a queued change or file. Does not restore one deleted meanwhile. */
export async function updateQueue(change: {
  operation?: { seq: number; to: StoredOperation | null };
  file?: { id: Id; to: Partial<WaitingFile> | null };
}): Promise<void> {
  const { tx, names } = openTransaction(await openDevice());
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
  else if (file?.to) {
    const before = await files.get(file.id);
    if (before) await files.put({ ...before, ...file.to });
  }
  const noted = file && (await noteChange(tx.objectStore('leases')));
  await tx.done;
  noted?.();
  if (file) fileCache.delete(file.id);
}

export async function readOutbox(
  userId: Id,
): Promise<{ operations: StoredOperation[]; files: WaitingFile[] }> {
  const tx = (await openDevice()).transaction(['operations', 'files', 'leases']);
  const store = tx.objectStore('files');
  const [operations, ids, change] = await Promise.all([
    tx.objectStore('operations').index('user').getAll(userId),
    store.index('user').getAllKeys(userId),
    tx.objectStore('leases').get(FILES_CHANGED),
  ]);
  checkCache(change?.holder);
  const files: WaitingFile[] = [];
  for (const id of ids) {
    const before = fileCache.get(id);
    // One at a time: all bytes together may exceed the memory.
    const read = before ? undefined : await store.get(id);
    const file = before ?? (read && cacheFile(read));
    if (file) files.push(file);
  }
  return { operations: operations.map(readableOperation).toSorted((a, b) => a.seq - b.seq), files };
}

export const readFile = async (id: Id): Promise<StoredFile | undefined> =>
  (await openDevice()).get('files', id);

/** Keys of the parts of a queued import, in order: all parts together may exceed the memory. */
export const partKeys = async (seq: number) =>
  (await openDevice()).getAllKeysFromIndex('parts', 'operation', seq);

export const readPiece = async (key: [number, number]): Promise<ImportPiece | undefined> =>
  (await (await openDevice()).get('parts', key))?.piece;

export async function forgetOutbox(userId: Id): Promise<void> {
  const { tx, names } = openTransaction(await openDevice());
  for (const name of names) {
    if (name === 'leases') continue;
    const store = tx.objectStore(name);
    for (const key of await store.index('user').getAllKeys(userId)) await store.delete(key);
  }
  const noted = await noteChange(tx.objectStore('leases'));
  await tx.done;
  noted();
}
