import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { media } from './table.ts';
import { claiming } from '#tests/fixtures/media/claimed-size.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withDataDir, world } from '#tests/set-up.ts';

const MB = 1024 * 1024;
let owner: Owner;
let carId: Id;

withDataDir({ PICTURE_LIMIT_MB: '8', VIDEO_LIMIT_MB: '9' });
beforeAll(async () => {
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
});

type Options = { purpose?: string; id?: Id; type?: string };
const send = (body: Buffer, { purpose = 'issue', id = newId(), type }: Options = {}) =>
  owner.send('PUT', `/api/media/${id}?purpose=${purpose}&carId=${carId}`, {
    body: sample.asBytes(body),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  });
test('limits loose files to 200', async () => {
  const hoarder = await world.newOwner();
  const car = await newCar(hoarder);
  const bring = () =>
    hoarder.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${car.id}`, {
      body: sample.asBytes(sample.mp4()),
    });
  expect((await bring()).status).toBe(200);
  const [row] = await world.deps.db.select().from(media).where(eq(media.ownerId, hoarder.id));
  const more = Array.from({ length: 199 }, () => ({
    ...row!,
    id: newId(),
    storageKey: newId(),
    thumbnailKey: null,
  }));
  await world.deps.db.insert(media).values(more);
  expect(await bring()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  await world.deps.db.delete(media).where(eq(media.ownerId, hoarder.id));
});

const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const bytes = async (url: string) => (await owner.send('GET', url)).body as Buffer;
const isStored = async (id: Id) =>
  (await world.deps.db.select().from(media).where(eq(media.id, id))).length > 0;
const staged = async () => readdir(join(await world.deps.files.stagingPath('x'), '..'));

describe('a picture', () => {
  test('is stored upright, without location, device or other metadata (D44)', async () => {
    const original = await sample.phonePicture();
    expect(original.includes('CarfulTestPhone')).toBe(true);
    const { body } = await send(original);
    expect(body).toMatchObject({ kind: 'picture', contentType: 'image/jpeg', width: 64, height: 96 });
    const { url, thumbnailUrl, size } = body as Media;
    const kept = await bytes(url);
    expect(kept.length).toBe(size);
    for (const file of [kept, await bytes(thumbnailUrl!)]) {
      const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect([format, width, height]).toEqual(['jpeg', 64, 96]);
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(file.includes('CarfulTestPhone') || file.includes('Exif')).toBe(false);
    }
  });

  test('is scaled down when large, with a JPEG thumbnail', async () => {
    const { body } = await send(await sample.phonePicture({ width: 4000, height: 3000 }));
    expect(body).toMatchObject({ width: 1920, height: 2560 });
    const { width, height } = await sharp(await bytes((body as Media).thumbnailUrl!)).metadata();
    expect([width, height]).toEqual([360, 480]);
  });

  test('from an iPhone (HEIC) is rotated once and becomes a JPEG', async () => {
    const { status, body } = await send(sample.heic());
    expect([status, body]).toMatchObject([
      200,
      { kind: 'picture', contentType: 'image/jpeg', width: 64, height: 96 },
    ]);
    const file = await bytes((body as Media).url);
    expect(file.includes('CarfulTestPhone')).toBe(false);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const colour = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    // Display P3 pixels red, green / blue, light; rotated by a quarter turn to the right when shown.
    const drawn = { blue: [30, 40, 220], red: [220, 30, 30], light: [240, 240, 240], green: [30, 200, 40] };
    const seen = { blue: colour(4, 4), red: colour(60, 4), light: colour(4, 90), green: colour(60, 90) };
    for (const [name, wanted] of Object.entries(drawn)) {
      const off = seen[name as keyof typeof seen].map((value, at) => Math.abs(value - wanted[at]!));
      expect(Math.max(...off), name).toBeLessThan(12);
    }
  });

  test.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s, whatever its name', async (kind) => {
    for (const type of ['text/html', 'nonsense', '']) {
      const { body } = await send(await sample[kind](), { type });
      expect(body).toMatchObject({ kind: 'picture', contentType: 'image/jpeg', width: 40, height: 30 });
    }
  });

  test('that is transparent gets a white background', async () => {
    const { body } = await send(await sample.png());
    const { channels } = await sharp(await bytes((body as Media).url)).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(250);
  });

  test('that is damaged or truncated is refused without a server error', async () => {
    const whole = await sample.noise(300).jpeg().toBuffer();
    const broken = [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 400), Buffer.alloc(3000, 7)]),
      (await sample.png()).subarray(0, 60),
      sample.heic().subarray(0, 1000),
      Buffer.concat([sample.heic().subarray(0, 40), Buffer.alloc(2000, 1)]),
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), sample.html()]),
    ];
    for (const [at, body] of broken.entries()) {
      const id = newId();
      const answer = await send(body, { id });
      expect([at, answer.status, code(answer)]).toEqual([at, 422, 'UPLOAD_FAILED']);
      expect(await isStored(id)).toBe(false);
    }
    expect(await staged()).toEqual([]);
  });
});

test('a picture with too many pixels is refused before decoding', async () => {
  const small = (options?: object) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'red', ...options } });
  const most = { whole: 50_000_000, inParts: 250_000_000, avif: 20_000_000 };
  for (const [file, limit] of [
    [claiming(await small().png().toBuffer(), 16_000, 8000), most.whole],
    [claiming(await small().jpeg({ progressive: true }).toBuffer(), 8000, 6300), most.whole],
    [claiming(await small().avif({ effort: 0 }).toBuffer(), 5000, 4100), most.avif],
    [claiming(Buffer.from(sample.heic()), 16_000, 16_000), most.whole],
    [claiming(await small().jpeg().toBuffer(), 16_000, 16_000), most.inParts],
  ] as const) {
    const id = newId();
    expect((await send(file, { id })).body).toMatchObject({ code: 'TOO_MANY_PIXELS', data: { limit } });
    expect(await isStored(id)).toBe(false);
  }
  const large = small({ width: 7200, height: 7000 });
  expect((await send(await large.jpeg().toBuffer())).body).toMatchObject({ width: 2560 });
  expect(await staged()).toEqual([]);
});

describe('the content decides', () => {
  test.each(['svg', 'html', 'tiff'] as const)('%s is refused, also as image/jpeg (D85)', async (kind) => {
    const file = await sample[kind]();
    for (const purpose of ['issue', 'receipt', 'car-photo']) {
      const answer = await send(file, { purpose, type: 'image/jpeg' });
      expect([answer.status, code(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    }
  });

  test.each([
    ['receipt', 'mp4'],
    ['car-photo', 'mp4'],
    ['car-photo', 'pdf'],
  ] as const)('for %s no %s is taken', { tags: ['VAL-26'] }, async (purpose, kind) => {
    expect(code(await send(sample[kind](), { purpose }))).toBe('UNSUPPORTED_MEDIA');
  });

  test('an empty file is refused', async () => {
    expect(code(await send(Buffer.alloc(0)))).toBe('UNSUPPORTED_MEDIA');
  });

  test('videos and PDFs are stored unchanged', { tags: ['CALL-21', 'CALL-28'] }, async () => {
    for (const [kind, purpose, name] of [
      ['mov', 'issue', 'video.mov'],
      ['webm', 'issue', 'video.webm'],
      ['pdf', 'receipt', 'document.pdf'],
      ['pdf', 'issue', 'document.pdf'],
    ] as const) {
      const file = sample[kind]();
      const { body } = await send(file, { purpose });
      expect(body).toMatchObject({ size: file.length, width: null, height: null, thumbnailUrl: null });
      expect((body as Media).url).toMatch(new RegExp(`/${name}$`));
      expect(file.equals(await bytes((body as Media).url))).toBe(true);
    }
  });
});

describe('the request', () => {
  test('is idempotent, also concurrently, and returns the stored file', { tags: ['CALL-21'] }, async () => {
    const [id, file] = [newId(), await sample.phonePicture()];
    const answers = await Promise.all([send(file, { id }), send(file, { id }), send(file, { id })]);
    const again = await send(file, { id });
    for (const { status, body } of answers) expect([status, body]).toEqual([200, again.body]);
    expect(code(await send(await sample.png(), { id }))).toBe('ID_TAKEN');
    expect(code(await send(file, { id, purpose: 'car-photo' }))).toBe('ID_TAKEN');
    expect((await send(file, { id })).body).toEqual(again.body);
  });

  test('with missing parameters is refused with their names', async () => {
    const body = await sample.png();
    const put = (path: string) => owner.send('PUT', `/api/media/${path}`, { body });
    expect((await put(newId())).body).toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ path: 'purpose' }] },
    });
    expect((await put(`${newId()}?purpose=issue`)).body).toMatchObject({
      data: { fields: [{ path: 'carId' }] },
    });
    expect((await put(`${newId()}?purpose=issue&carId=1`)).body).toMatchObject({
      data: { fields: [{ path: 'carId' }] },
    });
    expect((await put('not-an-id?purpose=car-photo')).status).toBe(404);
    expect((await put(`${newId()}?purpose=car-photo`)).status).toBe(200);
  });

  test('that is too large is refused by the limit of its kind, with and without Content-Length', async () => {
    const picture = await sample.noise(1800).png({ compressionLevel: 0 }).toBuffer();
    expect(picture.length).toBeGreaterThan(9 * MB);
    const cases: [Buffer, string, number][] = [
      [picture, 'issue', 8],
      [picture, 'car-photo', 8],
      [picture.subarray(0, 8 * MB + 1), 'receipt', 8],
      [sample.mp4(9 * MB), 'issue', 9],
      [sample.mp4(20 * MB), 'issue', 9],
    ];
    for (const [file, purpose, limit] of cases) {
      for (const body of [sample.asBytes(file), new Blob([sample.asBytes(file)]).stream()]) {
        const id = newId();
        const answer = await owner.send('PUT', `/api/media/${id}?purpose=${purpose}&carId=${carId}`, {
          body,
        });
        expect([answer.status, answer.body]).toMatchObject([
          413,
          { code: 'TOO_LARGE', data: { limit: limit * MB } },
        ]);
        expect(await isStored(id)).toBe(false);
      }
    }
    expect((await send(sample.mp4(8.5 * MB))).status).toBe(200);
    expect(await staged()).toEqual([]);
  });

  test('that is interrupted leaves nothing behind', async () => {
    const id = newId();
    const { port, hostname } = new URL(world.baseUrl);
    const path = `/api/media/${id}?purpose=issue&carId=${carId}`;
    const headers = { cookie: owner.cookie, origin: world.baseUrl, 'content-length': 5 * MB };
    const request = httpRequest({ port, hostname, path, method: 'PUT', headers });
    const ended = new Promise((resolve) => request.once('error', resolve));
    request.write(sample.mp4(MB));
    while ((await staged()).length === 0) await sleep(10);
    request.destroy(new Error('the phone lost its signal'));
    await ended;
    while ((await staged()).length > 0) await sleep(10);
    expect(await isStored(id)).toBe(false);
    expect((await owner.send('GET', '/health')).status).toBe(200);
  });
});
