import type { Id } from '#domain/ids.ts';
import { waitsForRecord } from '#domain/outbox/order.ts';
import { fileOwnerOf, filesOf, lateFileOf, subjectOf } from '#domain/outbox/register.ts';
import { withoutFiles } from '#domain/outbox/without-files.ts';
import { ApiError, isCode, isFinal } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { addOperation, readFile, readOutbox, updateQueue } from './queue-store.ts';
import { uploadStored } from './upload-stored.ts';
import type { NewOperation, StoredFile, StoredOperation, WaitingFile } from './records.ts';

const TRIES_MAX = 3;

/** A file that fails while the server is reachable does not block the queue: it is attached to its record later. */
export async function sendFiles(sender: FileSender, isMeant: (file: WaitingFile) => boolean): Promise<void> {
  const { operations, files } = await readOutbox(sender.userId);
  for (const file of files) {
    if (file.refused || !isMeant(file) || waitsForRecord(file, operations)) continue;
    if (!(await sender.mayGoOn())) return;
    const stored = await readFile(file.id);
    if (stored && !stored.refused) await sendFile(stored, sender.onSent);
  }
}

/** Sends the files of one account while `mayGoOn`. */
export type FileSender = {
  userId: Id;
  mayGoOn: () => boolean | Promise<boolean>;
  /** Progress of a file; null when it is not being sent. */
  onSent: (id: Id, sent: number | null) => void;
};

/** Drops the files owed to a deleted record. */
export async function dropFilesOf(operation: StoredOperation): Promise<void> {
  const { files } = await readOutbox(operation.userId);
  const subject = subjectOf(operation);
  for (const { id, owed } of files)
    if (owed && owed.id === subject) await updateQueue({ file: { id, to: null } });
}

async function sendFile(file: StoredFile, onSent: FileSender['onSent']): Promise<void> {
  const { id, userId, carId, owed } = file;
  const late = owed && lateFileOf(owed.to);
  const record = late && 'query' in late ? `&${late.query}=${owed.id}` : '';
  try {
    await uploadStored(file, record, (sent) => onSent(id, sent));
  } catch (error) {
    // Its record has been queued meanwhile.
    if (isCode(error, 'NOT_FOUND') && waitsForRecord(file, (await readOutbox(userId)).operations)) return;
    if (isFinal(error)) {
      const { code, status, data } = error;
      return updateQueue({ file: { id, to: { refused: { code, status, data } } } });
    }
    if (error instanceof ApiError && error.status === 401) throw error;
    if (!(await isReachable())) throw error;
    return updateQueue({ file: { id, to: { tries: file.tries + 1 } } });
  } finally {
    onSent(id, null);
  }
  if (late && 'edit' in late) await addOperation(attaching(file, late.edit(id, owed.id, carId ?? '')));
  await updateQueue({ file: { id, to: null } });
}

export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/health', { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

const attaching = ({ userId }: StoredFile, edit: object) =>
  ({ ...edit, opId: newId(), userId, refused: null, at: new Date().toISOString() }) as NewOperation;

/** Removes files that could not be sent and owes them to the record. @throws while one may still be sent first */
export async function withoutMissingFiles(
  operation: StoredOperation,
  { operations, files }: { operations: readonly StoredOperation[]; files: readonly WaitingFile[] },
): Promise<StoredOperation> {
  const named = filesOf(operation);
  const missing = files.filter(({ id, owed }) => named.includes(id) && owed === null);
  if (missing.length === 0) return operation;
  const mayArrive = (file: WaitingFile) =>
    !file.refused && file.tries < TRIES_MAX && !waitsForRecord(file, operations);
  if (missing.some(mayArrive)) throw new DOMException('A file is still on its way', 'AbortError');
  const input = withoutFiles(operation.input, new Set(missing.map(({ id }) => id)));
  const owed = fileOwnerOf(operation);
  const next = { ...operation, input } as StoredOperation;
  await updateQueue({ operation: { seq: operation.seq, to: next } });
  for (const { id } of missing) await updateQueue({ file: { id, to: { owed } } });
  return next;
}
