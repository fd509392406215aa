import { open, unlink, type FileHandle } from 'node:fs/promises';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** An export is also made without an app, by a command of the operator. */
export type ExportDeps = Pick<Deps, 'db' | 'files' | 'log' | 'clock'>;

/** What is written to a file at once: each write is a turn of the few threads that all requests share. */
export const BLOCK = 64 * 1024;

export async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** Unlinked, so nothing is left on disk. */
export async function openStaged({ files }: Pick<ExportDeps, 'files'>): Promise<FileHandle> {
  const path = await files.stagingPath(`export-${newId()}`);
  const staged = await open(path, 'wx+', 0o600);
  await unlink(path);
  return staged;
}

/** Writes one snapshot to a file, so that no transaction stays open during a slow download. */
export async function stage<Result>(
  deps: ExportDeps,
  write: (tx: Tx, staged: FileHandle) => Promise<Result>,
): Promise<{ staged: FileHandle; result: Result }> {
  const staged = await openStaged(deps);
  try {
    const result = await deps.db.transaction((tx) => write(tx, staged), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    return { staged, result };
  } catch (error) {
    await staged.close();
    throw error;
  }
}

export const closeStaged = (staged: FileHandle, { log }: ExportDeps): void =>
  void staged.close().catch((error: unknown) => log.error({ err: error }, 'closing a staged export failed'));
