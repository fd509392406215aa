import type { Id } from '#domain/ids.ts';
import { FileMissing } from '#server/platform/files/file-store.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { exportedMedia } from './store.ts';
import type { ExportDeps } from './stage-snapshot.ts';

const CONCURRENT_CHECKS = 16;

/** Files that are missing or have another size; they must not make the whole export fail. */
export async function lostFiles({ db, files, log }: ExportDeps, owner: OwnerScope): Promise<Set<Id>> {
  const lost = new Set<Id>();
  const rows = (await exportedMedia(db, owner)).values();
  const check = async () => {
    for (const { id, storageKey, size } of rows) {
      const found = await files.size(storageKey).catch((error: unknown) => {
        if (error instanceof FileMissing) return null;
        throw error;
      });
      if (found !== size) lost.add(id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, check));
  if (lost.size > 0) log.error({ media: [...lost] }, 'files are missing and left out of an export');
  return lost;
}

/** What a table shows of a file: its id, or nothing if the export cannot hold it. */
export async function missingAsNull(
  deps: ExportDeps,
  owner: OwnerScope,
): Promise<(id: Id | null) => Id | null> {
  const lost = await lostFiles(deps, owner);
  return (id) => (id !== null && lost.has(id) ? null : id);
}
