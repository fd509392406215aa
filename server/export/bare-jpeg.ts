const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
/** Frames, tables, restart intervals and scans. */
const NEEDED = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, APP0, SOS]);

/** Whether a JPEG has no metadata, comments or trailing bytes, like those that the server writes; it may still be
 * undecodable. */
export function isBareJpeg(file: Buffer): boolean {
  if (file[0] !== 0xff || file[1] !== SOI) return false;
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1]!;
    if (file[at] !== 0xff || !NEEDED.has(marker)) return false;
    const size = file.readUInt16BE(at + 2);
    const isJfif = size === 16 && file.toString('latin1', at + 4, at + 9) === 'JFIF\0';
    if (marker === APP0 && !isJfif) return false;
    at += 2 + size;
    if (marker === SOS) at = endOfScan(file, at);
  }
  return at + 2 === file.length && file[at] === 0xff && file[at + 1] === EOI;
}

/** Inside a scan, 0xff is data when followed by zero, and a restart marker when followed by 0xd0 to 0xd7. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0) {
    const next = file[at + 1] ?? 0xff;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return file.length;
}
