import { open, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Imported } from '#domain/exports/imported.ts';
import type { Id } from '#domain/ids.ts';
import { carsOf } from '#server/cars/store.ts';
import { chunksOf } from '#server/media/receive-upload.ts';
import { assertFreeSpace, assertQuota, spaceCheck } from '#server/media/storage-limits.ts';
import { removeBytes } from '#server/media/remove-bytes.ts';
import { sqlState } from '#server/platform/database/error-code.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { FairQueue } from '#server/platform/fair-queue.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import type { TableKey } from '#server/tables.ts';
import { insertImport, type Import } from './insert-import.ts';
import { planImport } from './plan-import.ts';
import { readZip, type ImportLimits } from './read-zip.ts';
import { importRefusal } from './refuse-import.ts';
import { importFile, type ImportedFile } from './import-file.ts';

export const importLimits = { document: 512 * 1024 * 1024, entries: 50_000 };

const RETRY_AFTER_S = 60;

type ImportRequest = {
  body: Readable;
  declaredSize: number;
  limits: ImportLimits;
  signal: AbortSignal;
  /** One at a time per process: an import holds all ids of a document in memory and decodes pictures. */
  queue: FairQueue;
  sections: readonly AnySection[];
};

/** All that can be imported, or nothing. Ids are kept unless they are in use.
 * @throws BAD_REQUEST, TOO_LARGE, BUSY, NO_SPACE, QUOTA_EXCEEDED, TOO_MANY_FILES, UPLOAD_FAILED when the body is cut
 * off */
export async function importData(
  deps: Deps,
  owner: OwnerScope,
  { body, declaredSize, limits, signal, queue, sections }: ImportRequest,
): Promise<Imported> {
  if (declaredSize > limits.zip) throw refusal('TOO_LARGE', { limit: limits.zip });
  // A new upload is refused here; one that has begun waits in the queue.
  if (queue.isBusy()) throw refusal('BUSY', { retryAfter: RETRY_AFTER_S });
  await assertFreeSpace(deps, declaredSize);
  // Checked again in the transaction; this check only saves a long upload.
  if ((await carsOf(deps.db, owner)).length > 0) throw importRefusal('not-empty');
  const path = await deps.files.stagingPath(`import-${newId()}`);
  const staged = await open(path, 'wx+', 0o600);
  try {
    // Unlinked while open, so that it disappears however this ends.
    await rm(path);
    await receive(deps, body, staged, limits.zip);
    return await queue.run(
      owner.ownerId,
      () => importZip(deps, owner, staged, { limits, signal, sections }),
      signal,
    );
  } finally {
    await staged.close();
  }
}

async function receive(deps: Deps, body: Readable, staged: FileHandle, limit: number): Promise<void> {
  let size = 0;
  const checkSpace = spaceCheck(deps);
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > limit) throw refusal('TOO_LARGE', { limit });
    await checkSpace(size);
    await staged.writeFile(chunk);
  }
}

async function importZip(
  deps: Deps,
  owner: OwnerScope,
  staged: FileHandle,
  { limits, signal, sections }: Pick<ImportRequest, 'limits' | 'signal' | 'sections'>,
): Promise<Imported> {
  const now = deps.clock();
  signal.throwIfAborted();
  const zip = await readZip(staged, limits);
  await assertFreeSpace(deps, zip.total);
  const plan = await planImport(zip.document, now, sections);
  const added = { files: plan.media.length, bytes: sum(plan.media) };
  await assertQuota(deps.db, owner, deps.config, added);
  const missing = plan.media.find(({ file }) => zip.sizeOf(file) === undefined);
  if (missing) throw importRefusal('damaged', missing.file);

  const keys: string[] = [];
  const files = new Map<Id, ImportedFile>();
  try {
    for (const media of plan.media) {
      signal.throwIfAborted();
      files.set(
        media.id,
        await importFile(deps, zip, media, `import:${owner.ownerId}`, (reserved) => keys.push(...reserved)),
      );
    }
    await insert(deps, owner, {
      plan,
      files,
      document: zip.document,
      now,
      signal,
      sections,
      quota: deps.config.quota,
    });
  } catch (error) {
    await removeBytes(deps, keys);
    throw error;
  }
  const count = (table: TableKey) => plan.ids.get(table)?.size ?? 0;
  return {
    cars: count('cars'),
    issues: count('issues'),
    repairs: count('repairs'),
    files: files.size,
    rejected: plan.rejected.list(),
  };
}

const sum = (files: readonly { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

const UNIQUE_VIOLATION = '23505';

/** Retried once, because another process may have imported the same ids. */
async function insert({ db }: Deps, owner: OwnerScope, job: Import): Promise<void> {
  const run = () => db.transaction((tx) => insertImport(tx, owner, job));
  await run().catch((error: unknown) => {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return run();
  });
}
