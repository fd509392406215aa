import { limits } from '#domain/limits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { removeBytes } from './remove-bytes.ts';
import { listDeletedKeys } from './deleted-keys.ts';
import { deleteAbandonedMedia } from './store.ts';

const HOUR_MS = 60 * 60_000;
const BATCH = 200;

export async function sweepFiles(deps: Deps): Promise<void> {
  const { db, files, clock } = deps;
  const now = clock();
  await files.clearStaging(HOUR_MS);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const before = { ofOwners: ago(limits.unusedFileTtlMs), throughLinks: ago(limits.linkFileTtlMs) };
  while ((await deleteAbandonedMedia(db, before, BATCH)) === BATCH);
  for (;;) {
    const keys = await listDeletedKeys(db, now, BATCH);
    if (keys.length === 0) return;
    await removeBytes(deps, keys);
  }
}
