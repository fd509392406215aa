import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { blankFilmMetadata } from './blank-film-metadata.ts';

const folder = mkdtempSync(join(tmpdir(), 'carful-film-'));
afterAll(() => rmSync(folder, { recursive: true }));

function box(type: string, content: Buffer | string = ''): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
function longBox(type: string, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
}
const free = (length: number) => box('free', Buffer.alloc(length));

async function blanked(film: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.mp4');
  writeFileSync(path, film);
  await blankFilmMetadata(path);
  return readFileSync(path);
}

describe('a stored film', () => {
  const PLACE = '+56.9496+024.1052/';
  const pixels = box('mdat', `meta udta ${PLACE} are only pixels here`);

  test('loses place, device and titles; every other byte stays where it was', async () => {
    const film = (moovMeta: Buffer, trackMeta: Buffer, last: Buffer) =>
      Buffer.concat([
        box('ftyp', 'isom'),
        box(
          'moov',
          Buffer.concat([
            box('mvhd', 'x'),
            box('trak', Buffer.concat([box('tkhd', 'y'), trackMeta])),
            moovMeta,
          ]),
        ),
        pixels,
        last,
      ]);
    const place = Buffer.concat([box('\u00a9xyz', PLACE), Buffer.alloc(100_000, 'Phone 12')]);
    const keys = Buffer.from('com.apple.quicktime.location.ISO6709');
    const xmp = Buffer.from(`<xmp>${PLACE}</xmp>`);
    const after = await blanked(film(box('udta', place), box('meta', keys), longBox('uuid', xmp)));
    const expected = film(free(place.length), free(keys.length), longBox('free', Buffer.alloc(xmp.length)));
    expect(after.equals(expected)).toBe(true);
  });

  test('does not tell when it was recorded, or who made its tracks', async () => {
    const header = (version: number, times: Buffer) =>
      Buffer.concat([Buffer.from([version, 0, 0, 1]), times, Buffer.from('what players need')]);
    const film = (times: (length: number) => Buffer, names: Buffer) =>
      Buffer.concat([
        box('ftyp', 'isom'),
        box(
          'moov',
          Buffer.concat([
            box('mvhd', header(1, times(16))),
            box(
              'trak',
              Buffer.concat([
                box('tkhd', header(0, times(8))),
                box(
                  'mdia',
                  Buffer.concat([
                    box('mdhd', header(0, times(8))),
                    box('hdlr', Buffer.concat([Buffer.from('\0\0\0\0mhlrvide'), names])),
                    box('minf', 'hdlr'),
                  ]),
                ),
              ]),
            ),
          ]),
        ),
        pixels,
      ]);
    const names = Buffer.from('appl\0\0\0\0\0\0\0\0\x0fPhone 12 Camera');
    const after = await blanked(film((length) => Buffer.alloc(length, 0xe3), names));
    expect(after.equals(film(Buffer.alloc, Buffer.alloc(names.length)))).toBe(true);
  });

  test('that is damaged or hostile is left as it is, in time', async () => {
    const endless = Buffer.concat([box('ftyp', 'isom'), Buffer.from([0, 0, 0, 0]), Buffer.from('moov')]);
    const tooLong = Buffer.concat([box('ftyp', 'isom'), Buffer.from([0x7f, 0, 0, 0]), Buffer.from('udta')]);
    const backwards = Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('udtaxxxx')]);
    const many = box('moov', Buffer.concat(Array.from({ length: 100_000 }, () => box('skip'))));
    const nested = Buffer.alloc(8 * 100_000);
    for (let at = 0; at < nested.length; at += 8) {
      nested.writeUInt32BE(nested.length - at, at);
      nested.write('moov', at + 4, 'latin1');
    }
    for (const film of [endless, tooLong, backwards, many, nested, Buffer.alloc(0), Buffer.from('abc')]) {
      expect((await blanked(film)).equals(film)).toBe(true);
    }
  });
});
