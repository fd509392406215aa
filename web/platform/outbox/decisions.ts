import type { Id } from '#domain/ids.ts';
import { settleClashes, type Change, type Clash } from '#domain/merge-rules.ts';
import { filesOf, subjectOf } from '#domain/outbox/pending.ts';
import { newId } from '#web/platform/ids.ts';
import { changed, pump } from './pump.ts';
import type { KeptFile, KeptOperation } from './records.ts';
import { addFile, forgetOutbox, readOutbox, settle } from './outbox-store.ts';
import { currentSession } from '#web/platform/session/session-store.ts';

// What an owner decides about what waits.

/** A file is safe on this device. */
export async function keep(file: KeptFile): Promise<void> {
  await addFile(file);
  await changed(true);
}

export async function drop(id: Id): Promise<void> {
  await settle({ file: { id, to: null } });
  await changed(true);
}

export async function retryFile(id: Id): Promise<void> {
  const userId = currentSession().session?.user.id ?? '';
  const file = (await readOutbox(userId)).files.find((one) => one.id === id);
  if (file) await settle({ file: { id, to: { ...file, refused: null, tries: 0 } } });
  await pump();
}

/** Sends again what was refused, in its old place. */
export async function retry(operation: KeptOperation): Promise<void> {
  await settle({ operation: { seq: operation.seq, to: { ...operation, refused: null } } });
  await pump();
}

/** Takes away a change, and with a record that was never sent all that was done to it. */
export async function discard(operation: KeptOperation): Promise<void> {
  const made = /\.(log|add)$/.test(operation.procedure) ? subjectOf(operation) : null;
  const { operations, files } = await readOutbox(operation.userId);
  const isNew = made !== null && operation.procedure !== 'recurrences.add';
  for (const one of operations)
    if (one.seq === operation.seq || (isNew && subjectOf(one) === made))
      await settle({ operation: { seq: one.seq, to: null } });
  const wanted = filesOf(operation);
  for (const { id, owed } of files)
    if (wanted.includes(id) || (isNew && owed?.id === made)) await settle({ file: { id, to: null } });
  await changed(true);
}

/** The owner has seen both versions of what was changed in two places (D104). */
export async function decide(operation: KeptOperation, choice: 'mine' | 'theirs'): Promise<void> {
  const { version, clashes } = operation.refused!.data as { version: number; clashes: Clash[] };
  const { changes } = operation.input as { changes: Record<string, Change<unknown> | undefined> };
  const left = settleClashes(changes, clashes, choice);
  const input = { ...operation.input, baseVersion: version, changes: left };
  const next = { ...operation, opId: newId(), input, refused: null } as KeptOperation;
  await settle({ operation: { seq: operation.seq, to: Object.keys(left).length > 0 ? next : null } });
  await changed(true);
  await pump();
}

export async function forgetAll(userId: Id): Promise<void> {
  await forgetOutbox(userId);
  await changed(true);
}
