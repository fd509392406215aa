import { open, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Id } from '#domain/ids.ts';
import { carsOf } from '#server/cars/store.ts';
import { removeBytes } from '#server/media/remove-bytes.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import type { TableKey } from '#server/tables.ts';
import { insertImport, type Import } from './insert-import.ts';
import type { Gate } from './one-at-a-time.ts';
import { planImport } from './plan-import.ts';
import { readZip, type ImportLimits } from './read-zip.ts';
import { importRefusal } from './refuse-import.ts';
import { takeFile, type TakenFile } from './take-file.ts';

/** Beside the size of the zip, which is a setting. */
export const importLimits = { document: 128 * 1024 * 1024, entries: 50_000 };

/** People wait about so long before they try again. */
const BUSY_S = 60;

type Delivery = {
  body: Readable;
  /** The Content-Length, or 0 when there is none. */
  announced: number;
  limits: ImportLimits;
  /** Aborted when whoever sends it has left. */
  signal: AbortSignal;
  /** One is worked on at a time in a process: it holds the ids of a document in memory, and unpacks pictures. */
  gate: Gate;
  sections: readonly AnySection[];
};

export type Imported = { cars: number; issues: number; repairs: number; files: number };

/**
 * Takes an export in, into an account without cars: all of it or nothing. Ids stay where they are free.
 * @throws BAD_REQUEST, TOO_LARGE, BUSY, NO_SPACE, UPLOAD_FAILED when the body breaks off
 */
export async function importData(
  deps: Deps,
  owner: OwnerScope,
  { body, announced, limits, signal, gate, sections }: Delivery,
): Promise<Imported> {
  if (announced > limits.zip) throw refusal('TOO_LARGE', { limit: limits.zip });
  // Said before it is sent; one that is being sent meanwhile waits for its turn.
  if (gate.isBusy()) throw refusal('BUSY', { retryAfter: BUSY_S });
  await needSpace(deps, announced);
  // Asked again when all is ready; this one spares people a long way for nothing.
  if ((await carsOf(deps.db, owner)).length > 0) throw importRefusal('not-empty');
  const path = await deps.files.stagingPath(`import-${newId()}`);
  const staged = await open(path, 'wx+', 0o600);
  try {
    // Without a name nothing is left of it, however this ends.
    await rm(path);
    await receive(deps, body, staged, limits.zip);
    return await gate.run(() => importZip(deps, owner, staged, { limits, signal, sections }));
  } finally {
    await staged.close();
  }
}

/** What an import leaves free on the disk for everything else. */
const RESERVE = 256 * 1024 * 1024;

/** @throws NO_SPACE */
async function needSpace({ files }: Deps, bytes: number): Promise<void> {
  if ((await files.freeBytes()) < bytes + RESERVE) throw refusal('NO_SPACE');
}

/** The disk is looked at again after so many bytes: a body may come without its length, and others come, too. */
const LOOK_EVERY = 64 * 1024 * 1024;

async function receive(deps: Deps, body: Readable, staged: FileHandle, limit: number): Promise<void> {
  let size = 0;
  let looked = 0;
  const chunks = body.iterator({ destroyOnReturn: false });
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
    });
    if (next.done) return;
    const chunk = next.value as Buffer;
    size += chunk.length;
    if (size > limit) throw refusal('TOO_LARGE', { limit });
    if (size - looked > LOOK_EVERY) {
      looked = size;
      await needSpace(deps, 0);
    }
    await staged.writeFile(chunk);
  }
}

async function importZip(
  deps: Deps,
  owner: OwnerScope,
  staged: FileHandle,
  { limits, signal, sections }: Pick<Delivery, 'limits' | 'signal' | 'sections'>,
): Promise<Imported> {
  const now = deps.clock();
  signal.throwIfAborted();
  const zip = await readZip(staged, limits);
  await needSpace(deps, zip.total);
  const plan = await planImport(zip.document(), now, sections);
  const missing = plan.media.find(({ file }) => zip.sizeOf(file) === undefined);
  if (missing) throw importRefusal('damaged', missing.file);

  const keys: string[] = [];
  const files = new Map<Id, TakenFile>();
  try {
    for (const media of plan.media) {
      signal.throwIfAborted();
      files.set(media.id, await takeFile(deps, zip, media, (taken) => keys.push(...taken)));
    }
    await insert(deps, owner, { plan, files, document: zip.document, now, signal, sections });
  } catch (error) {
    await removeBytes(deps, keys);
    throw error;
  }
  const count = (table: TableKey) => plan.ids.get(table)?.size ?? 0;
  return { cars: count('cars'), issues: count('issues'), repairs: count('repairs'), files: files.size };
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
