import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { commitImport, putImportFile } from '#web/platform/api/import-requests.ts';
import { newId } from '#web/platform/ids.ts';
import { tellImported } from './import-notice.ts';
import { showSent } from './files.ts';
import { partKeys, readOutbox, readPiece } from './outbox-store.ts';
import { isImport, type FileOfImport, type StoredImport } from './records.ts';

const REQUEST_MS = 60_000;
const FILE_MS = 10 * 60_000;
/** The server compares and adds all records, and may have to wait for its turn. */
const COMMIT_MS = 5 * 60_000;
/** Of the whole, about half of the time passes before the commit. */
const SENT = 0.5;

/** How many of its parts the server has, as far as this page knows: one that it has already changes nothing there. */
const staged = new Map<Id, number>();

/**
 * Sends what waits: opens the import unless it is open already, then records, files, and the commit. What is there by
 * then is not added again. @throws as any request; AbortError when it gave way to another import and begins anew
 */
export async function sendImport(operation: StoredImport): Promise<ImportCounts> {
  const { seq, opId, userId, input } = operation;
  const importId = input.id;
  const within = (ms: number) => ({ account: userId, signal: AbortSignal.timeout(ms) });
  try {
    let left = 0;
    if (!(await isCommitted(operation))) left = await sendParts(operation);
    const step = { importId, opId };
    const counts = await commitImport(step, within(COMMIT_MS), (share) =>
      showSent(importId, SENT + share * (1 - SENT)),
    );
    staged.delete(importId);
    tellImported(counts, left);
    return counts;
  } catch (error) {
    if (!isCode(error, 'NOT_FOUND') || !staged.has(importId)) throw error;
    staged.delete(importId);
    throw new DOMException(`The import ${seq} gave way to another one`, 'AbortError');
  } finally {
    showSent(importId, null);
  }
}

/** Opens the import if it is not open. @returns whether it was added already, and its answer lost */
async function isCommitted({ userId, input }: StoredImport): Promise<boolean> {
  const options = () => ({ account: userId, signal: AbortSignal.timeout(REQUEST_MS) });
  const { imports } = await call('imports.list', undefined, options());
  const found = imports.find(({ id }) => id === input.id);
  if (found) {
    if (!staged.has(input.id)) staged.set(input.id, 0);
    return found.committedAt !== null;
  }
  staged.delete(input.id);
  const open = imports.find(({ committedAt }) => committedAt === null);
  const waiting = (await readOutbox(userId)).operations.filter(isImport);
  // One of this device that was refused does not stand in the way of the next one.
  const isOurs = waiting.some((one) => one.input.id === open?.id);
  const stops = isOurs ? open!.id : input.stops;
  await call('imports.begin', { ...input, stops, opId: newId() }, options());
  staged.set(input.id, 0);
  return false;
}

/** @returns how many files were left out */
async function sendParts({ seq, userId, input: { id: importId } }: StoredImport): Promise<number> {
  const options = (ms: number) => ({ account: userId, signal: AbortSignal.timeout(ms) });
  const keys = await partKeys(seq);
  let withFiles: Set<number> | null = null;
  let left = 0;
  for (const [at, key] of keys.entries()) {
    showSent(importId, (at / keys.length) * SENT);
    const piece = await readPiece(key);
    if (!piece) continue;
    if ('records' in piece) {
      if (at < staged.get(importId)!) continue;
      const { from, records } = piece;
      const part = { opId: newId(), importId, from, records: [...records] };
      await call('imports.stage', part, options(REQUEST_MS));
      staged.set(importId, at + 1);
    } else {
      // Records come first: now the server knows which of them are new.
      withFiles ??= new Set((await call('imports.compare', { importId }, options(REQUEST_MS))).withFiles);
      if (withFiles.has(piece.place) && !(await isFileSent(importId, piece, options(FILE_MS)))) left += 1;
    }
  }
  return left;
}

/** The import goes on without a file that the server does not take. */
async function isFileSent(importId: Id, file: FileOfImport, options: { account: Id; signal: AbortSignal }) {
  try {
    return (await putImportFile({ importId, ...file }, options)) === null;
  } catch (error) {
    // Should the import itself be gone, the commit will say so.
    if (isCode(error, 'NOT_FOUND') || isCode(error, 'ID_TAKEN')) return false;
    throw error;
  }
}
