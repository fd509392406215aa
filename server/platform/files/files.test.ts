import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMissing, type Files } from './file-store.ts';
import { openFiles } from './files.ts';
import { s3Store } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'carful-files-'));
const s3 = await startFauxqs({ port: 0, logger: false });

beforeAll(() => void s3.createBucket('carful'));
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const storages: [string, Files][] = [
  ['disk', openFiles({ kind: 'disk' }, join(folder, 'disk'))],
  [
    's3',
    openFiles(
      {
        kind: 's3',
        bucket: 'carful',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${s3.port}`,
        accessKeyId: 'test',
        secretAccessKey: 'test',
      },
      join(folder, 's3'),
    ),
  ],
];

describe.each(storages)('files on %s', (_name, files) => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 251));

  test('returns the bytes and the size that were stored', { tags: ['CALL-21', 'CALL-28'] }, async () => {
    await files.put('one', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]));
    expect(await buffer(await files.read('one'))).toEqual(bytes);
    expect(await files.size('one')).toBe(bytes.length);
  });

  test('moves a staged file out of staging', async () => {
    const path = await files.stagingPath('upload');
    await writeFile(path, bytes);
    await files.put('two', path);
    expect(await buffer(await files.read('two'))).toEqual(bytes);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test('reads a range, both ends included', async () => {
    await files.put('three', Readable.from([bytes]));
    expect(await buffer(await files.read('three', { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
    expect(
      await buffer(await files.read('three', { start: bytes.length - 1, end: bytes.length - 1 })),
    ).toHaveLength(1);
  });

  test('removes a file, idempotently; then reading fails as missing', { tags: ['CALL-27'] }, async () => {
    await files.put('four', Readable.from([bytes]));
    await files.remove('four');
    await files.remove('four');
    await expect(files.read('four')).rejects.toThrow(FileMissing);
    await expect(files.size('four')).rejects.toThrow(FileMissing);
  });

  test('stores nothing and leaves nothing behind when the source fails', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.put('five', broken)).rejects.toThrow('the line went dead');
    await expect(files.size('five')).rejects.toThrow(FileMissing);
  });

  test('a key cannot leave its folder', async () => {
    await expect(files.read('../../../etc/passwd')).rejects.toThrow();
    await expect(files.put('../../outside', Readable.from([bytes]))).rejects.toThrow();
  });

  test('clears what a crash left in staging, but not an upload in progress', async () => {
    const [old, young] = [await files.stagingPath('old'), await files.stagingPath('young')];
    await writeFile(old, bytes);
    await writeFile(young, bytes);
    await utimes(old, new Date(0), new Date(0));
    await files.clearStaging(60_000);
    expect(await readdir(join(young, '..'))).toEqual(['young']);
    expect(await readFile(young)).toEqual(bytes);
  });
});

test('a storage that stops answering, at once or midway, fails the request', async () => {
  const stalled = createServer((request, response) => {
    if (!request.url!.includes('midway')) return;
    response.writeHead(200, { 'content-length': 1000 });
    response.write('a few bytes');
  });
  await new Promise<void>((resolve) => stalled.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(stalled.address() as AddressInfo).port}`;
  const access = { accessKeyId: 'test', secretAccessKey: 'test' };
  const settings = { kind: 's3' as const, bucket: 'carful', region: 'us-east-1', endpoint, ...access };
  const store = s3Store(settings, { connectionTimeout: 200, socketTimeout: 200 });
  try {
    await expect(store.size('one')).rejects.toThrow('timed out');
    await expect(store.read('one')).rejects.toThrow('timed out');
    await expect(buffer(await store.read('midway'))).rejects.toThrow('timed out');
  } finally {
    stalled.closeAllConnections();
    stalled.close();
  }
});
