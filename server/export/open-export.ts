import { createHash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Id } from '#domain/ids.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/scope.ts';
import { DOCUMENT_NAME, fileName } from './document-schema.ts';
import { exportedMedia, type ExportedMediaRow } from './store.ts';
import { documentHead, documentTail } from './write-document.ts';

/** Everything an account holds, as a zip that is made while it is sent; a file is opened when its turn comes. */
export async function openExport(deps: Deps, owner: OwnerScope): Promise<Readable> {
  const now = deps.clock();
  const { head, media } = await stagedRows(deps, owner, now);
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const hashes = new Map<Id, string>();
  let reading: Readable | undefined;

  // A file that is deleted meanwhile breaks the download off: an export without it would look whole.
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    reading?.destroy();
    head.close().catch((error: unknown) => deps.log.error({ err: error }, 'a staged export stays open'));
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
        documentTail(media, (id) => hashes.get(id)!),
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

/**
 * One snapshot of the rows, on disk: the transaction ends before a slow line begins to take the zip. The
 * file has no name any more, so that nothing is left of it however this ends.
 */
async function stagedRows({ db, files }: Deps, owner: OwnerScope, now: Date) {
  const path = await files.stagingPath(`export-${newId()}`);
  const head = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const media = await db.transaction(
      async (tx): Promise<ExportedMediaRow[]> => {
        await head.writeFile(documentHead(tx, owner, now));
        return exportedMedia(tx, owner);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return { head, media };
  } catch (error) {
    await head.close();
    throw error;
  }
}
