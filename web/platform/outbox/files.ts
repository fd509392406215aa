import type { Id } from '#domain/ids.ts';
import { filesOf, type PendingOperation } from '#domain/outbox/pending.ts';
import { request } from '#web/platform/api/client.ts';
import { ApiError, isFinal } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import type { KeptFile, KeptOperation } from './records.ts';
import { addOperation, readOutbox, settle } from './outbox-store.ts';

const UPLOAD_MS = 10 * 60_000;
const ENOUGH_TRIES = 3;

/**
 * Files go up first. One that fails while the server can be reached does not hold up the rest: what it
 * belongs to is saved without it, and gets it later (D45).
 * @param owed only those whose record is there already, or only the others
 * @throws when the server cannot be reached at all
 */
export async function sendFiles(userId: Id, owed: boolean): Promise<void> {
  const { operations, files } = await readOutbox(userId);
  const announced = new Set(
    operations.map((operation) => ('id' in operation.input ? operation.input.id : '')),
  );
  for (const file of files) {
    if (file.refused || (file.owed !== null) !== owed) continue;
    if (file.owed && announced.has(file.owed.id)) continue;
    await sendFile(file);
  }
}

async function sendFile(file: KeptFile): Promise<void> {
  const { id, userId, purpose, carId, owed, bytes, type } = file;
  const issueId = owed?.to === 'issue' ? `&issueId=${owed.id}` : '';
  const path = `/api/media/${id}?purpose=${purpose}${carId ? `&carId=${carId}` : ''}${issueId}`;
  try {
    const body = new Blob([bytes], { type: type || 'application/octet-stream' });
    await request(path, { method: 'PUT', body }, { account: userId, signal: AbortSignal.timeout(UPLOAD_MS) });
  } catch (error) {
    if (isFinal(error)) {
      const { code, status, data } = error;
      return settle({ file: { id, to: { ...file, refused: { code, status, data } } } });
    }
    if (error instanceof ApiError && error.status === 401) throw error;
    if (!(await isReachable())) throw error;
    return settle({ file: { id, to: { ...file, tries: file.tries + 1 } } });
  }
  if (owed && owed.to !== 'issue') await addOperation(handOver(file, owed));
  await settle({ file: { id, to: null } });
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/health', { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    // That is the answer.
    return false;
  }
}

/** A receipt or a photo that came late is an edit of its repair or car. */
function handOver(file: KeptFile, { to, id }: NonNullable<KeptFile['owed']>) {
  const { userId, carId } = file;
  const head = { opId: newId(), userId, refused: null, at: new Date().toISOString() };
  const change = { from: null, to: file.id };
  const operation =
    to === 'car'
      ? { procedure: 'cars.edit', input: { carId: id, baseVersion: 1, changes: { photoId: change } } }
      : {
          procedure: 'repairs.edit',
          input: { carId, repairId: id, baseVersion: 1, changes: { receiptId: change } },
        };
  return { ...head, ...(operation as Omit<PendingOperation, 'at'>) } as Parameters<typeof addOperation>[0];
}

/**
 * The operation without the files that could not be sent: they are owed to its record from now on.
 * @throws while a file of it may still arrive before it
 */
export async function withoutMissingFiles(
  operation: KeptOperation,
  files: readonly KeptFile[],
): Promise<KeptOperation> {
  const wanted = filesOf(operation);
  const missing = files.filter(({ id, owed }) => wanted.includes(id) && owed === null);
  if (missing.length === 0) return operation;
  if (missing.some(({ refused, tries }) => !refused && tries < ENOUGH_TRIES))
    throw new DOMException('A file is still on its way', 'AbortError');
  const ids = new Set(missing.map(({ id }) => id));
  const next = { ...operation, input: withoutIds(operation, ids) } as KeptOperation;
  await settle({ operation: { seq: operation.seq, to: next } });
  for (const file of missing)
    await settle({ file: { id: file.id, to: { ...file, owed: ownerOf(operation) } } });
  return next;
}

function ownerOf({ procedure, input }: KeptOperation): KeptFile['owed'] {
  if (procedure === 'issues.log') return { to: 'issue', id: input.id };
  if (procedure === 'repairs.log') return { to: 'repair', id: input.id };
  if (procedure === 'repairs.edit') return { to: 'repair', id: input.repairId };
  if (procedure === 'cars.add') return { to: 'car', id: input.id };
  return procedure === 'cars.edit' ? { to: 'car', id: input.carId } : null;
}

function withoutIds({ procedure, input }: KeptOperation, ids: ReadonlySet<Id>): unknown {
  if (procedure === 'issues.log') return { ...input, mediaIds: input.mediaIds.filter((id) => !ids.has(id)) };
  if (procedure === 'repairs.log') return { ...input, receiptId: null };
  if (procedure === 'cars.add') return { ...input, photoId: null };
  if (procedure === 'repairs.edit') return { ...input, changes: { ...input.changes, receiptId: undefined } };
  if (procedure === 'cars.edit') return { ...input, changes: { ...input.changes, photoId: undefined } };
  return input;
}
