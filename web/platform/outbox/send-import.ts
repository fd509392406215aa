import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode, isFinal } from '#web/platform/api/errors.ts';
import { commitImport, putImportFile } from '#web/platform/api/import-requests.ts';
import { newId } from '#web/platform/ids.ts';
import { showImported } from './import-toast.ts';
import { outboxLock } from './background-sync.ts';
import { withLock } from './lock.ts';
import { partKeys, readOutbox, readPiece } from './queue-store.ts';
import { isImport, type FileOfImport, type StoredImport } from './records.ts';
import { showSent } from './state.ts';

const REQUEST_MS = 60_000;
const FILE_MS = 10 * 60_000;
/** The server compares and adds all records, and may queue the request. */
const COMMIT_MS = 5 * 60_000;
/** About half of the time passes before the commit. */
const SENT = 0.5;

/** Number of parts already sent, as far as this page knows, and of files left out among them. */
const progress = new Map<Id, { done: number; left: number }>();

/** Opens the import if needed, then sends records, files and the commit. Nothing is added twice.
 * @throws like any request; AbortError if it gave way to another import and starts again */
export async function sendImport(operation: StoredImport): Promise<ImportCounts> {
  const { seq, opId, userId, input } = operation;
  const importId = input.id;
  try {
    if (!(await openImport(operation))) await sendParts(operation);
    const step = { importId, opId };
    const counts = await commitImport(step, within(userId, COMMIT_MS), (share) =>
      showSent(importId, SENT + share * (1 - SENT)),
    );
    showImported(counts, progress.get(importId)!.left);
    progress.delete(importId);
    return counts;
  } catch (error) {
    const wasOpen = progress.has(importId);
    if (isFinal(error)) progress.delete(importId);
    // The import exists, so something it refers to is missing: retrying would not help.
    if (!isCode(error, 'NOT_FOUND') || !wasOpen || (await isOpen(operation))) throw error;
    throw new DOMException(`The import ${seq} gave way to another one`, 'AbortError');
  } finally {
    showSent(importId, null);
  }
}

const discarded = new Set<Id>();

/** Cancels a discarded import on the server, so that it does not block the next one. Only before its
 * commit, so nothing may be sent meanwhile; committed records have been announced and can be undone. */
export async function stopImport(operation: StoredImport): Promise<void> {
  const { userId, input } = operation;
  discarded.add(input.id);
  await withLock(outboxLock(userId), async () => {
    if (!(await isOpen(operation))) return;
    await call('imports.undo', { opId: newId(), importId: input.id }, within(userId, REQUEST_MS));
  });
}

async function isOpen({ userId, input }: StoredImport): Promise<boolean> {
  const { imports } = await call('imports.list', undefined, within(userId, REQUEST_MS));
  return imports.some(({ id, committedAt }) => id === input.id && committedAt === null);
}

const within = (account: Id, ms: number) => ({ account, signal: AbortSignal.timeout(ms) });

/** Opens the import if needed. @returns whether it was already added and its answer lost */
async function openImport({ userId, input }: StoredImport): Promise<boolean> {
  const { imports } = await call('imports.list', undefined, within(userId, REQUEST_MS));
  const found = imports.find(({ id }) => id === input.id);
  if (found) {
    if (!progress.has(input.id)) progress.set(input.id, { done: 0, left: 0 });
    return found.committedAt !== null;
  }
  progress.delete(input.id);
  const open = imports.find(({ committedAt }) => committedAt === null);
  const waiting = (await readOutbox(userId)).operations.filter(isImport);
  // A refused or discarded import of this device must not block the next one.
  const isOurs = open && (discarded.has(open.id) || waiting.some((one) => one.input.id === open.id));
  const stops = isOurs ? open.id : input.stops;
  await call('imports.begin', { ...input, stops, opId: newId() }, within(userId, REQUEST_MS));
  progress.set(input.id, { done: 0, left: 0 });
  return false;
}

/** Skips parts that the server already has. */
async function sendParts({ seq, userId, input: { id: importId } }: StoredImport): Promise<void> {
  const keys = await partKeys(seq);
  const sent = progress.get(importId)!;
  let withFiles: Set<number> | null = null;
  for (const [at, key] of keys.entries()) {
    showSent(importId, (at / keys.length) * SENT);
    if (at < sent.done) continue;
    const piece = await readPiece(key);
    if (!piece) break;
    if ('records' in piece) {
      const { from, records } = piece;
      const part = { opId: newId(), importId, from, records: [...records] };
      await call('imports.stage', part, within(userId, REQUEST_MS));
    } else {
      // Records are sent first, so the server now knows which are new.
      withFiles ??= new Set(
        (await call('imports.compare', { importId }, within(userId, REQUEST_MS))).withFiles,
      );
      if (withFiles.has(piece.place) && !(await sendFile(importId, piece, within(userId, FILE_MS))))
        sent.left += 1;
    }
    sent.done = at + 1;
  }
  // If all parts were sent before, a commit could still add an import discarded meanwhile.
  if ((await partKeys(seq)).length < keys.length)
    throw new DOMException(`The import ${seq} was discarded`, 'AbortError');
}

/** @returns false if the server refused the file; the import continues without it */
async function sendFile(importId: Id, file: FileOfImport, options: { account: Id; signal: AbortSignal }) {
  try {
    return (await putImportFile({ importId, ...file }, options)) === null;
  } catch (error) {
    // If the import itself is gone, the commit will fail.
    if (isCode(error, 'NOT_FOUND') || isCode(error, 'ID_TAKEN')) return false;
    throw error;
  }
}
