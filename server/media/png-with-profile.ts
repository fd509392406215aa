import { crc32, deflateSync } from 'node:zlib';

/** The signature (8 bytes) and the IHDR chunk (25), which always comes first. */
const AFTER_HEADER = 33;

/** Adds an ICC profile to a PNG (PNG, 11.3.2.3: the iCCP chunk). */
export function pngWithProfile(png: Buffer, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
