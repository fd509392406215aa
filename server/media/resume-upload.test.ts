import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, type Owner } from '#tests/people.ts';
import { beginUpload, sendPart, sendRest, startPart, stateOf, type Upload } from '#tests/send-in-parts.ts';
import { openWorld, type World } from '#tests/world.ts';
import { media, uploads } from './table.ts';

const MB = 1024 * 1024;
const PART = limits.uploadPartBytes;
let database: TestDatabase;
let world: World;
let second: World;
let owner: Owner;
let carId: Id;

beforeAll(async () => {
  database = await startTestDatabase();
  const shared = {
    databaseUrl: database.url,
    dataDir: database.folder,
    env: { ACCOUNT_STORAGE_MB: '120', LOG_LEVEL: 'silent' },
  };
  [world, second] = await Promise.all([openWorld(shared), openWorld(shared)]);
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
});
afterAll(async () => {
  await Promise.all([world.close(), second.close()]);
  await database.stop();
});

/** A video whose bytes differ everywhere, so that a misplaced part is noticed. */
function film(bytes: number): Buffer {
  const file = sample.mp4(bytes - sample.mp4(0).length);
  for (let at = 4096; at + 4 <= file.length; at += 509) file.writeUInt32LE(at, at);
  return file;
}

const upload = (file: Buffer, changes: { id?: Id; query?: string } = {}): Upload => ({
  id: newId(),
  query: `purpose=issue&carId=${carId}`,
  file,
  ...changes,
});
const elsewhere = (visitor: Owner) => {
  const same = second.visitor();
  same.cookie = visitor.cookie;
  return same;
};
async function newcomer() {
  const other = await world.newOwner('Berta');
  return { other, car: await newCar(other) };
}
const stored = async (url: string, reader = owner) => (await reader.send('GET', url)).body as Buffer;
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const rowOf = async (id: Id) =>
  (await world.deps.db.select().from(uploads).where(eq(uploads.id, id)))[0] ?? null;
/** Bytes on the disk that belong to no stored file. */
async function leftovers(): Promise<string[]> {
  const entries = await readdir(join(database.folder, 'files'), { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const rows = await world.deps.db.select().from(media);
  const unfinished = await world.deps.db.select().from(uploads);
  const known = new Set([
    ...rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]),
    ...unfinished.flatMap(({ storageKeys }) => storageKeys),
  ]);
  const staged = await readdir(join(database.folder, 'staging'));
  return [...names.filter((name) => !known.has(name)), ...staged];
}

test('a part whose client comes back on another line is stored as far as it came', async () => {
  const one = upload(film(PART));
  await beginUpload(owner, one);
  const dead = startPart(owner, one, { offset: 0, bytes: 300_000 });
  await dead.written;
  const staging = join(database.folder, 'staging');
  const arrived = async () =>
    Promise.all((await readdir(staging)).map(async (name) => (await stat(join(staging, name))).size));
  await expect.poll(arrived).toEqual([300_000]);
  expect(stateOf(await beginUpload(owner, one)).received).toBe(300_000);
  await dead.closed;
  expect((await sendRest(owner, one)).media).not.toBeNull();
});

describe('an upload in parts', () => {
  test(
    'a repeated part, or one that does not follow, is refused with what has arrived',
    { tags: ['OFF-01', 'CALL-21', 'CALL-28'] },
    async () => {
      const one = upload(film(3 * PART));
      expect(stateOf(await beginUpload(owner, one))).toEqual({ received: 0, media: null });
      expect(stateOf(await sendPart(owner, one, 0)).received).toBe(PART);
      for (const offset of [0, 2 * PART])
        expect(await sendPart(owner, one, offset)).toMatchObject({
          status: 409,
          body: { code: 'WRONG_OFFSET', data: { received: PART } },
        });
      const twins = await Promise.all([sendPart(owner, one, PART), sendPart(elsewhere(owner), one, PART)]);
      for (const { status, body } of twins)
        if (status === 200) expect(body).toEqual({ received: 2 * PART, media: null });
        else expect(body).toMatchObject({ code: 'WRONG_OFFSET', data: { received: 2 * PART } });
      const last = await sendPart(owner, one, 2 * PART);
      const whole = await beginUpload(owner, one);
      expect([last.status, whole.status]).toEqual([200, 200]);
      expect(stateOf(last)).toEqual(stateOf(whole));
      expect(one.file.equals(await stored(stateOf(whole).media!.url))).toBe(true);
      expect(await leftovers()).toEqual([]);
    },
  );

  test(
    'that is whole but does not fit by then is kept, and finished by an empty part',
    { tags: ['OFF-02'] },
    async () => {
      const { other, car } = await newcomer();
      const issue = await newIssue(other, car.id);
      const one = upload(film(2 * PART), { query: `purpose=issue&carId=${car.id}&issueId=${issue.id}` });
      await beginUpload(other, one);
      await sendPart(other, one, 0);
      const { media: first } = await sendRest(other, upload(film(PART), { query: one.query }));
      const resize = (size: number) =>
        world.deps.db.update(media).set({ size }).where(eq(media.id, first!.id));
      await resize(120 * MB - PART);
      const last = await sendPart(other, one, PART);
      expect(last).toMatchObject({ status: 413, body: { code: 'QUOTA_EXCEEDED' } });
      expect(await rowOf(one.id)).toMatchObject({ received: one.file.length });
      await resize(PART);
      const { media: file } = stateOf(await sendPart(elsewhere(other), one, one.file.length));
      expect(stateOf(await beginUpload(other, one)).media).toEqual(file);
      const { videos } = await other.call('issues.read', { carId: car.id, issueId: issue.id });
      expect(videos).toEqual([first!.url, file!.url]);
    },
  );

  test(
    'is invisible to a stranger, who gets the same answer as for nothing',
    { tags: ['OFF-03'] },
    async () => {
      const { other, car } = await newcomer();
      const one = upload(film(2 * PART));
      await beginUpload(owner, one);
      await sendPart(owner, one, 0);
      const query = `purpose=issue&carId=${car.id}`;
      const theirs = { ...one, query };
      const nothing = await sendPart(other, { ...theirs, id: newId() }, PART);
      expect(await sendPart(other, theirs, PART)).toMatchObject({ status: 404, body: nothing.body });
      expect(await sendPart(other, one, PART)).toMatchObject({ status: 404, body: nothing.body });
      expect((await sendPart(world.visitor(), one, PART)).status).toBe(401);
      expect((await other.send('DELETE', `/api/media/${one.id}`)).status).toBe(404);
      expect(stateOf(await beginUpload(other, theirs))).toEqual({ received: 0, media: null });
      expect(stateOf(await beginUpload(owner, one))).toEqual({ received: PART, media: null });
      expect((await sendRest(owner, one)).media).not.toBeNull();
    },
  );

  test('of another account than the one signed in by now is refused, as every write of the queue', async () => {
    const headers = { 'x-carful-account': newId() };
    const path = `/api/uploads/${newId()}?purpose=issue&carId=${carId}`;
    expect((await owner.send('POST', `${path}&size=9`, { headers })).status).toBe(401);
    expect((await owner.send('PATCH', `${path}&offset=0`, { headers })).status).toBe(401);
  });

  test(
    'of a kind that is not taken is refused with its first part, and nothing stays',
    { tags: ['OFF-02'] },
    async () => {
      const html = Buffer.concat([sample.html(), Buffer.alloc(3 * MB, 32)]);
      const large = Buffer.concat([await sample.phonePicture(), Buffer.alloc(11 * MB)]);
      for (const [file, refused] of [
        [html, 'UNSUPPORTED_MEDIA'],
        [large, 'TOO_LARGE'],
      ] as const) {
        const one = upload(file);
        await beginUpload(owner, one);
        expect(code(await sendPart(owner, one, 0))).toBe(refused);
        expect(await rowOf(one.id)).toBeNull();
      }
      expect(await leftovers()).toEqual([]);
    },
  );

  test(
    'whose content is damaged is refused when it is whole, and nothing stays',
    { tags: ['OFF-02'] },
    async () => {
      const picture = await sample.noise(1300).png().toBuffer();
      const one = upload(Buffer.concat([picture.subarray(0, 1.5 * PART), Buffer.alloc(PART, 7)]));
      await beginUpload(owner, one);
      for (const offset of [0, PART]) await sendPart(owner, one, offset);
      const last = await sendPart(owner, one, 2 * PART);
      expect(last).toMatchObject({ status: 422, body: { code: 'UPLOAD_FAILED' } });
      expect(await rowOf(one.id)).toBeNull();
      expect(await leftovers()).toEqual([]);
    },
  );

  test(
    'counts towards the limits from its start: its size, and every unfinished one',
    { tags: ['OFF-02'] },
    async () => {
      const { other, car } = await newcomer();
      const query = `purpose=issue&carId=${car.id}`;
      const begin = (size: number, id = newId()) =>
        other.send('POST', `/api/uploads/${id}?${query}&size=${size}`);
      expect(await begin(51 * MB)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
      const [first, again] = [newId(), await begin(50 * MB)];
      expect(stateOf(again).received).toBe(0);
      expect((await begin(50 * MB, first)).status).toBe(200);
      expect(await begin(21 * MB)).toMatchObject({ status: 413, body: { code: 'QUOTA_EXCEEDED' } });
      expect((await begin(50 * MB, first)).status).toBe(200);
      expect((await other.send('DELETE', `/api/media/${first}`)).status).toBe(204);
      expect((await begin(21 * MB)).status).toBe(200);
      expect((await begin(0)).status).toBe(400);
    },
  );

  test('begins anew when its size has changed, or a stored part is lost', async () => {
    const one = upload(film(2 * PART));
    await beginUpload(owner, one);
    await sendPart(owner, one, 0);
    const other = { ...one, file: film(3 * PART) };
    expect(stateOf(await beginUpload(owner, other)).received).toBe(0);
    await sendPart(owner, other, 0);
    await sendPart(owner, other, PART);
    await world.deps.files.remove((await rowOf(one.id))!.storageKeys[0]!);
    expect((await sendPart(owner, other, 2 * PART)).status).toBe(500);
    const { media: file } = await sendRest(owner, other);
    expect(other.file.equals(await stored(file!.url))).toBe(true);
    expect(await leftovers()).toEqual([]);
  });
});
