import { open, rm, type FileHandle } from 'node:fs/promises';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** An export is also made without an app, by a command of the operator. */
export type ExportDeps = Pick<Deps, 'db' | 'files' | 'log' | 'clock'>;

/** Writes one snapshot to an unlinked file, so that no transaction stays open during a slow download and nothing is
 * left on disk. */
export async function stage<Result>(
  { db, files }: ExportDeps,
  write: (tx: Tx, staged: FileHandle) => Promise<Result>,
): Promise<{ staged: FileHandle; result: Result }> {
  const path = await files.stagingPath(`export-${newId()}`);
  const staged = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const result = await db.transaction((tx) => write(tx, staged), {
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
