import { open, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Id } from '#domain/ids.ts';
import { carsOf } from '#server/cars/store.ts';
import { removeBytes } from '#server/media/remove-bytes.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/scope.ts';
import { insertImport, type Import } from './insert-import.ts';
import { planImport } from './plan-import.ts';
import { readZip, type ImportLimits } from './read-zip.ts';
import { importRefusal } from './refuse-import.ts';
import { takeFile, type TakenFile } from './take-file.ts';

const GB = 1024 ** 3;
/** The zip has to come within the time a request may take (server/app.ts). */
export const importLimits: ImportLimits = { zip: 2 * GB, document: GB / 8, entries: 50_000 };

export type Imported = { cars: number; issues: number; repairs: number; files: number };

/**
 * Takes an export in, into an account without cars: all of it or nothing. Ids stay where they are free.
 * @param announced the Content-Length, when there is one
 * @throws BAD_REQUEST, TOO_LARGE, UPLOAD_FAILED when the body breaks off
 */
export async function importData(
  deps: Deps,
  owner: OwnerScope,
  { body, announced, limits }: { body: Readable; announced: number; limits: ImportLimits },
): Promise<Imported> {
  if (announced > limits.zip) throw refusal('TOO_LARGE', { limit: limits.zip });
  // Asked again when all is ready; this one spares people a long way for nothing.
  if ((await carsOf(deps.db, owner)).length > 0) throw importRefusal('not-empty');
  const path = await deps.files.stagingPath(`import-${newId()}`);
  const staged = await open(path, 'wx+', 0o600);
  try {
    // Without a name nothing is left of it, however this ends.
    await rm(path);
    await receive(body, staged, limits.zip);
    return await importZip(deps, owner, staged, limits);
  } finally {
    await staged.close();
  }
}

async function receive(body: Readable, staged: FileHandle, limit: number): Promise<void> {
  let size = 0;
  const chunks = body.iterator({ destroyOnReturn: false });
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
    });
    if (next.done) return;
    const chunk = next.value as Buffer;
    size += chunk.length;
    if (size > limit) throw refusal('TOO_LARGE', { limit });
    await staged.writeFile(chunk);
  }
}

async function importZip(
  deps: Deps,
  owner: OwnerScope,
  staged: FileHandle,
  limits: ImportLimits,
): Promise<Imported> {
  const now = deps.clock();
  const zip = await readZip(staged, limits);
  const plan = await planImport(zip.document(), now);
  const missing = plan.media.find(({ file }) => zip.sizeOf(file) === undefined);
  if (missing) throw importRefusal('damaged', missing.file);

  const keys: string[] = [];
  const files = new Map<Id, TakenFile>();
  try {
    for (const media of plan.media) {
      files.set(media.id, await takeFile(deps, zip, media, (taken) => keys.push(...taken)));
    }
    await insert(deps, owner, { plan, files, document: zip.document, now });
  } catch (error) {
    await removeBytes(deps, keys);
    throw error;
  }
  const { cars, issues, repairs } = plan.ids;
  return { cars: cars.size, issues: issues.size, repairs: repairs.size, files: files.size };
}

/** Two accounts may take the same export in at once: the second looks again which ids are free. */
async function insert({ db }: Deps, owner: OwnerScope, all: Import): Promise<void> {
  const run = () => db.transaction((tx) => insertImport(tx, owner, all));
  await run().catch((error: unknown) => {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (!(cause instanceof DatabaseError) || cause.code !== '23505') throw error;
    return run();
  });
}
