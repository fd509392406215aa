import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { settleClashes, type Change, type Clash } from '#domain/merge-rules.ts';
import { createdBy, filesOf, subjectOf } from '#domain/outbox/register.ts';
import { newId } from '#web/platform/ids.ts';
import { outboxLock } from './background-sync.ts';
import { withLock } from './lock.ts';
import { changed, pump } from './pump.ts';
import {
  isImport,
  type ImportPiece,
  type NewOperation,
  type StoredFile,
  type StoredImport,
  type StoredOperation,
} from './records.ts';
import { addFile, addImport, forgetOutbox, readOutbox, updateQueue } from './queue-store.ts';
import { keepStorage, showStorageFull, warnWhenNearlyFull } from '#web/platform/storage/device-space.ts';
import { isFull } from '#web/platform/storage/device-database.ts';
import { writeDevice } from '#web/platform/storage/storage.ts';

/** @throws if the browser cannot store it; a full disk is also shown as a toast */
export const storeFile = (file: StoredFile): Promise<void> => store(file.name, () => addFile(file));

export function keepImport(
  userId: Id,
  input: Write<'imports.begin'>,
  pieces: readonly ImportPiece[],
): Promise<void> {
  const at = new Date().toISOString();
  return storeImport({ procedure: 'imports.begin', input, at, opId: newId(), userId, refused: null }, pieces);
}

/** All or nothing. @throws like storeFile */
export async function storeImport(operation: NewOperation, pieces: readonly ImportPiece[]): Promise<void> {
  const { files } = operation.input as Write<'imports.begin'>;
  await store(files.join(', '), () => addImport(operation, pieces));
  void pump();
}

async function store(name: string, add: () => Promise<void>): Promise<void> {
  void keepStorage();
  try {
    await add();
    writeDevice('unsent', 'true');
  } catch (error) {
    if (isFull(error)) showStorageFull(name);
    throw error;
  }
  await changed(true);
  await warnWhenNearlyFull();
}

export async function dropFile(id: Id): Promise<void> {
  await updateQueue({ file: { id, to: null } });
  await changed(true);
}

export async function retryFile(id: Id): Promise<void> {
  await updateQueue({ file: { id, to: { refused: null, tries: 0 } } });
  await pump();
}

export async function retry(operation: StoredOperation): Promise<void> {
  await updateQueue({
    operation: { seq: operation.seq, to: { ...operation, refused: null, failures: null } },
  });
  await pump();
}

/** Discards a change; for a record that was never sent, also all later changes to it. */
export async function discard(operation: StoredOperation): Promise<void> {
  const subject = subjectOf(operation);
  const { operations, files } = await readOutbox(operation.userId);
  const isNew = subject !== null && createdBy(operation).includes(subject);
  const dropped = operations
    .filter((one) => one.seq === operation.seq || (isNew && subjectOf(one) === subject))
    .map(({ seq }) => seq);
  for (const seq of dropped) await updateQueue({ operation: { seq, to: null } });
  const named = filesOf(operation);
  for (const { id, owed } of files)
    if (named.includes(id) || (isNew && owed?.id === subject)) await updateQueue({ file: { id, to: null } });
  await changed(true, dropped);
  if (isImport(operation)) void stop(operation);
}

/** @returns whether it had not been sent yet */
export const takeBack = (userId: Id, opId: Id): Promise<boolean> =>
  // Not while it is being sent.
  withLock(outboxLock(userId), async () => {
    const { operations } = await readOutbox(userId);
    const found = operations.find((one) => one.opId === opId);
    if (found) await discard(found);
    return found !== undefined;
  });

async function stop(operation: StoredImport): Promise<void> {
  try {
    await (await import('./send-import.ts')).stopImport(operation);
  } catch (error) {
    console.warn('What was begun of the import is left to the server', error);
  }
}

export async function decide(operation: StoredOperation, choice: 'mine' | 'theirs'): Promise<void> {
  const { version, clashes } = operation.refused!.data as { version: number; clashes: Clash[] };
  const { changes } = operation.input as { changes: Record<string, Change<unknown> | undefined> };
  const left = settleClashes(changes, clashes, choice);
  const input = { ...operation.input, baseVersion: version, changes: left };
  const next = { ...operation, opId: newId(), input, refused: null } as StoredOperation;
  await updateQueue({ operation: { seq: operation.seq, to: Object.keys(left).length > 0 ? next : null } });
  await changed(true);
  await pump();
}

export async function forgetAll(userId: Id): Promise<void> {
  const { operations } = await readOutbox(userId);
  await forgetOutbox(userId);
  await changed(
    true,
    operations.map(({ seq }) => seq),
  );
}
