import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { DOCUMENT_NAME } from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';

export type ImportLimits = {
  /** Size of the zip in bytes, and of all unpacked files together. */
  zip: number;
  document: number;
  entries: number;
};

export type ExportZip = {
  /** May be read more than once. */
  document(): AsyncIterable<string>;
  sizeOf(name: string): number | undefined;
  total: number;
  open(name: string): Promise<Readable>;
};

const MEDIA_NAME = /^files\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/;

/** Names in the zip are only compared, never used as paths; unknown files are ignored. @throws BAD_REQUEST */
export async function readZip(file: FileHandle, limits: ImportLimits): Promise<ExportZip> {
  const zip = await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false }).catch(() => {
    throw importRefusal('not-an-export');
  });
  const entries = await entriesOf(zip, limits);
  const document = entries.get(DOCUMENT_NAME);
  if (!document) throw importRefusal('not-an-export');
  if (document.uncompressedSize > limits.document) throw importRefusal('invalid', DOCUMENT_NAME);
  const open = async (entry: Entry) =>
    zip.openReadStreamPromise(entry).catch(() => {
      throw importRefusal('damaged', entry.fileName);
    });
  return {
    document: () => textOf(document, () => open(document)),
    total: [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    sizeOf: (name) => entries.get(name)?.uncompressedSize,
    open: async (name) => open(entries.get(name)!),
  };
}

async function entriesOf(zip: ZipFile, limits: ImportLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw importRefusal('invalid');
  const entries = new Map<string, Entry>();
  let total = 0;
  const all = zip.eachEntry();
  for (;;) {
    // yauzl also rejects names that lead out of the folder.
    const next = await all.next().catch(() => {
      throw importRefusal('damaged');
    });
    if (next.done) break;
    const entry = next.value;
    const { fileName } = entry;
    if (fileName !== DOCUMENT_NAME && !MEDIA_NAME.test(fileName)) continue;
    if (entries.has(fileName) || !entry.canDecodeFileData()) throw importRefusal('damaged', fileName);
    total += fileName === DOCUMENT_NAME ? 0 : entry.uncompressedSize;
    if (total > limits.zip) throw importRefusal('invalid');
    entries.set(fileName, entry);
  }
  refuseOverlaps([...entries.values()]);
  return entries;
}

const LOCAL_HEADER = 30;

/** Overlapping entries can form a zip bomb. */
function refuseOverlaps(entries: Entry[]): void {
  let end = 0;
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    const begin = entry.relativeOffsetOfLocalHeader;
    if (begin < end) throw importRefusal('damaged', entry.fileName);
    end = begin + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize;
  }
}

/** yauzl verifies the size, but not the checksum. */
async function* textOf(entry: Entry, open: () => Promise<Readable>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sum = 0;
  const stream = await open();
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch {
    throw importRefusal('damaged', entry.fileName);
  } finally {
    stream.destroy();
  }
  if (sum !== entry.crc32) throw importRefusal('damaged', entry.fileName);
}
