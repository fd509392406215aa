import { limits } from '#domain/limits.ts';
import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { removeBytes } from './remove-bytes.ts';
import { listDeletedKeys } from './deleted-keys.ts';
import { deleteAbandonedMedia } from './store.ts';
import { deleteStaleUploads } from './upload-store.ts';

const BATCH = 200;

export const sweepFiles: Job = {
  name: 'sweep-files',
  ...hourly,
  async run(deps, { signal }) {
    const { db, clock } = deps;
    const now = clock();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const before = { ofOwners: ago(limits.unusedFileTtlMs), throughLinks: ago(limits.linkFileTtlMs) };
    while (!signal.aborted && (await deleteAbandonedMedia(db, before, BATCH)) === BATCH);
    const stale = ago(limits.unfinishedUploadTtlMs);
    while (!signal.aborted && (await deleteStaleUploads(db, stale, BATCH)) === BATCH);
    while (!signal.aborted) {
      const keys = await listDeletedKeys(db, now, BATCH);
      if (keys.length === 0) return;
      await removeBytes(deps, keys);
    }
  },
};
