import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { DOCUMENT_NAME } from './document-schema.ts';
import { importRefusal } from './refuse-import.ts';

export type ImportLimits = {
  /** The zip, and all files in it together, in bytes. */
  zip: number;
  /** carful.json unpacked, in bytes. */
  document: number;
  /** Files in the zip. */
  entries: number;
};

export type ExportZip = {
  /** The document as text; may be read more than once. */
  document(): AsyncIterable<string>;
  /** Bytes of a file in the zip, unpacked; undefined when it is not there. */
  sizeOf(name: string): number | undefined;
  /** Bytes of all files together, unpacked. */
  total: number;
  open(name: string): Promise<Readable>;
};

const KNOWN = /^files\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/;

/**
 * Looks into a zip. Names in it are only compared, never used as paths; what is no part of an export (a
 * desktop adds such files when it packs anew) is left unread.
 * @throws BAD_REQUEST
 */
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
    // Also refuses names that lead out of a folder.
    const next = await all.next().catch(() => {
      throw importRefusal('damaged');
    });
    if (next.done) break;
    const entry = next.value;
    const { fileName } = entry;
    if (fileName !== DOCUMENT_NAME && !KNOWN.test(fileName)) continue;
    if (entries.has(fileName) || !entry.canDecodeFileData()) throw importRefusal('damaged', fileName);
    total += fileName === DOCUMENT_NAME ? 0 : entry.uncompressedSize;
    if (total > limits.zip) throw importRefusal('invalid');
    entries.set(fileName, entry);
  }
  refuseOverlaps([...entries.values()]);
  return entries;
}

const LOCAL_HEADER = 30;

/** Entries that share their bytes unfold a small zip into very much. */
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

/** The size is held to by the library, the checksum here: a document without it would only look whole. */
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
