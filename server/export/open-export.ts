import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Id } from '#domain/ids.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { FileMissing } from '#server/platform/files/files.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { DOCUMENT_NAME, fileName } from './document-schema.ts';
import { exportedMedia, type ExportedMediaRow } from './store.ts';
import { documentHead, documentTail } from './write-document.ts';

/** All data of an account as a streamed zip; each file is opened only when it is next. */
export async function openExport(
  deps: Deps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  const now = deps.clock();
  const { head, media, missing } = await stagedRows(deps, owner, { now, sections });
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const hashes = new Map<Id, string>();
  let reading: Readable | undefined;

  // A file that disappears now aborts the download: an export without it would look complete.
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    reading?.destroy();
    head.close().catch((error: unknown) => deps.log.error({ err: error }, 'closing a staged export failed'));
  });
  const add = (name: string, options: object, source: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { mode: 0o600, ...options }, (give) => {
      const opened = (stream: Readable) => {
        if (output.destroyed) stream.destroy();
        reading = stream.once('error', (error) => zip.emit('error', error));
        give(null, stream);
      };
      source().then(opened, (error: unknown) => give(error, Readable.from([])));
    });

  for (const row of media) {
    const stored = { compress: false, size: row.size, mtime: row.createdAt };
    add(fileName(row), stored, async () => {
      const hash = createHash('sha256');
      const stream = await deps.files.read(row.storageKey);
      stream.on('data', (chunk: Buffer) => hash.update(chunk));
      return stream.once('end', () => hashes.set(row.id, hash.digest('hex')));
    });
  }
  add(DOCUMENT_NAME, { mtime: now }, async () =>
    Readable.from(
      document(
        head,
        documentTail({ media, missing }, (id) => hashes.get(id)!),
      ),
      { objectMode: false },
    ),
  );
  zip.end();
  return output;
}

async function* document(head: FileHandle, tail: AsyncIterable<string>) {
  yield* head.createReadStream({ start: 0, autoClose: false });
  yield* tail;
}

/** One snapshot in an unlinked file: no transaction stays open during a slow download, nothing is left on disk. */
async function stagedRows(
  deps: Deps,
  owner: OwnerScope,
  { now, sections }: { now: Date; sections: readonly AnySection[] },
) {
  const { db, files } = deps;
  const lost = await lostFiles(deps, owner);
  const path = await files.stagingPath(`export-${newId()}`);
  const head = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const all = await db.transaction(
      async (tx): Promise<ExportedMediaRow[]> => {
        await head.writeFile(documentHead(tx, owner, { now, lost, sections }));
        return exportedMedia(tx, owner);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const missing = all.filter(({ id }) => lost.has(id));
    return { head, media: all.filter(({ id }) => !lost.has(id)), missing };
  } catch (error) {
    await head.close();
    throw error;
  }
}

const CONCURRENT_CHECKS = 16;

/** Files that are missing or have a different size; one of them must not make the whole export fail. */
async function lostFiles({ db, files, log }: Deps, owner: OwnerScope): Promise<Set<Id>> {
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
