import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packText } from './pack-text.ts';

const text = 'Ceļš '.repeat(500);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a text for a client that accepts %s is sent as %s', async (accepted, encoding) => {
  const packed = await packText(text, accepted);
  expect(packed.encoding).toBe(encoding);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const body =
    encoding === null ? packed.body : unpack[encoding as 'br'](Buffer.from(packed.body)).toString();
  expect(body).toBe(text);
  if (encoding !== null) expect(packed.body.length).toBeLessThan(200);
});
