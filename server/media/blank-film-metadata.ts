import { open, type FileHandle } from 'node:fs/promises';

/** Boxes that hold location, device and titles: user data, metadata, and vendor-specific ones (XMP). */
const METADATA = new Set(['udta', 'meta', 'uuid']);
/** The child boxes to visit, by parent; '' is the file itself. */
const CONTAINERS: Record<string, string> = { '': 'moov', moov: 'trak', trak: 'mdia' };
/** What is blanked within a box that players need, as offsets into its content. The headers begin with the times at which
 * the film was made and changed, longer ones in version 1; a handler ends with the names of its maker. */
const FIELDS: Record<string, (version: number) => [from: number, to: number]> = {
  mvhd: (version) => [4, version === 1 ? 20 : 12],
  tkhd: (version) => [4, version === 1 ? 20 : 12],
  mdhd: (version) => [4, version === 1 ? 20 : 12],
  hdlr: () => [12, Infinity],
};
/** A real video has a few hundred boxes at these levels. */
const BOXES_MAX = 2_000;
const ZEROS = Buffer.alloc(64 * 1024);

type Box = { type: string; start: number; contentStart: number; end: number };

/** Overwrites the metadata of a stored MP4 or MOV (ISO 14496-12) with zeros and sets its type to 'free', which
 * players skip; of headers the fields alone. No byte moves, so offsets into the file stay valid. A damaged structure ends the walk. */
export async function blankFilmMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    let boxes = 0;
    const walk = async (within: string, from: number, end: number): Promise<void> => {
      for (let at = from; at < end && boxes < BOXES_MAX;) {
        const box = await readBox(file, at, end);
        if (!box) return;
        boxes += 1;
        const fields = within === '' ? undefined : FIELDS[box.type];
        if (METADATA.has(box.type)) await blank(file, box);
        else if (fields) await blankFields(file, box, fields);
        else if (CONTAINERS[within] === box.type) await walk(box.type, box.contentStart, box.end);
        at = box.end;
      }
    };
    await walk('', 0, size);
  } finally {
    await file.close();
  }
}

async function readBox(file: FileHandle, start: number, parentEnd: number): Promise<Box | null> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, start);
  if (bytesRead < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && bytesRead === 16;
  const size = short === 0 ? parentEnd - start : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const contentStart = start + (isLong ? 16 : 8);
  const end = start + size;
  if (end < contentStart || end > parentEnd) return null;
  return { type: head.toString('latin1', 4, 8), start, contentStart, end };
}

async function blank(file: FileHandle, { start, contentStart, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4);
  await writeZeros(file, contentStart, end);
}

async function blankFields(file: FileHandle, { contentStart, end }: Box, fields: (typeof FIELDS)[string]) {
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, contentStart);
  const [from, to] = fields(buffer[0]!);
  await writeZeros(file, contentStart + from, Math.min(contentStart + to, end));
}

async function writeZeros(file: FileHandle, from: number, end: number): Promise<void> {
  for (let at = from; at < end; at += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}
