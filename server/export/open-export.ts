import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { DOCUMENT_NAME, fileName } from './document-schema.ts';
import { lostFiles } from './lost-files.ts';
import { closeStaged, inBlocks, stage, type ExportDeps } from './stage-snapshot.ts';
import { exportedMedia } from './store.ts';
import { streamZip, type ZipPart } from './stream-zip.ts';
import { documentHead, documentTail } from './write-document.ts';

/** All data of an account as a streamed zip. A file that disappears meanwhile aborts the download, which would
 * otherwise look complete. */
export async function openExport(
  deps: ExportDeps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  const { now, staged, media, missing } = await stagedDocument(deps, owner, sections);
  const hashes = new Map<Id, string>();
  const files = media.map((row): ZipPart => ({
    name: fileName(row),
    options: { compress: false, size: row.size, mtime: row.createdAt },
    open: async () => {
      const hash = createHash('sha256');
      const stream = await deps.files.read(row.storageKey);
      stream.on('data', (chunk: Buffer) => hash.update(chunk));
      return stream.once('end', () => hashes.set(row.id, hash.digest('hex')));
    },
  }));
  const tail = documentTail({ media, missing }, (id) => hashes.get(id)!);
  const document: ZipPart = {
    name: DOCUMENT_NAME,
    options: { mtime: now },
    open: async () => wholeDocument(staged, tail),
  };
  return streamZip(deps, staged, [...files, document]);
}

/** Only the document of the zip. The hashes of files are unknown, because the files are not read. */
export async function openJson(
  deps: ExportDeps,
  owner: OwnerScope,
  sections: readonly AnySection[],
): Promise<Readable> {
  const { staged, media, missing } = await stagedDocument(deps, owner, sections);
  const tail = documentTail({ media, missing }, () => null);
  return wholeDocument(staged, tail).once('close', () => closeStaged(staged, deps));
}

async function stagedDocument(deps: ExportDeps, owner: OwnerScope, sections: readonly AnySection[]) {
  const now = deps.clock();
  const lost = await lostFiles(deps, owner);
  const { staged, result: all } = await stage(deps, async (tx, head) => {
    const document = inBlocks(documentHead(tx, owner, { now, lost, sections }));
    const [media] = await Promise.all([exportedMedia(tx, owner), head.writeFile(document)]);
    return media;
  });
  const missing = all.filter(({ id }) => lost.has(id));
  return { now, staged, media: all.filter(({ id }) => !lost.has(id)), missing };
}

const wholeDocument = (staged: FileHandle, tail: AsyncIterable<string>) =>
  Readable.from(joined(staged, tail), { objectMode: false });

async function* joined(staged: FileHandle, tail: AsyncIterable<string>) {
  yield* staged.createReadStream({ start: 0, autoClose: false });
  yield* tail;
}
