import { utimes, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { FileMissing } from '#server/platform/files/file-store.ts';
import { deletedFiles, media, uploads } from './table.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { asBytes, mp4, noise, pdf, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { runJob } from '#tests/run-job.ts';
import { beginUpload, sendPart, sendRest, stateOf } from '#tests/send-in-parts.ts';
import { openWorld, type World } from '#tests/world.ts';
import { sweepFiles } from './jobs.ts';
import { reserveKeys } from './store.ts';

const DAY_MS = 24 * 3_600_000;
let database: TestDatabase;
let world: World;
let owner: Owner;

// A separate database, because a sweep would remove the files of other tests.
beforeAll(async () => {
  database = await startTestDatabase();
  world = await openWorld({ databaseUrl: database.url, dataDir: database.folder });
  owner = await world.newOwner();
});
afterAll(async () => {
  await world.close();
  await database.stop();
});

async function put(carId: Id, body: Buffer, purpose = 'issue'): Promise<Media> {
  const { body: answer } = await owner.send(
    'PUT',
    `/api/media/${newId()}?purpose=${purpose}&carId=${carId}`,
    { body: asBytes(body) },
  );
  return answer as Media;
}

async function keysOf({ id }: Media): Promise<string[]> {
  const [row] = await world.deps.db.select().from(media).where(eq(media.id, id));
  return [row!.storageKey, row!.thumbnailKey].filter((key) => key !== null);
}

const areKept = async (keys: string[]) => {
  const sizes = await Promise.allSettled(keys.map((key) => world.deps.files.size(key)));
  return sizes.map(({ status }) => status === 'fulfilled');
};

const sweepLater = (ms: number) =>
  runJob({ ...world.deps, clock: () => new Date(Date.now() + ms) }, sweepFiles);

test('deleting a problem or a car for good removes its files, photo and receipt included (D30)', async () => {
  const photo = (
    await owner.send('PUT', `/api/media/${newId()}?purpose=car-photo`, { body: await phonePicture() })
  ).body as Media;
  const car = await newCar(owner, { photoId: photo.id });
  const [one, two, receipt] = [
    await put(car.id, mp4()),
    await put(car.id, await phonePicture()),
    await put(car.id, pdf(), 'receipt'),
  ];
  const issue = await newIssue(owner, car.id, { mediaIds: [one.id] });
  await newIssue(owner, car.id, { mediaIds: [two.id] });
  await owner.call('repairs.log', repairDraft(car.id, { receiptId: receipt.id }));
  const [ofIssue, ofCar] = [await keysOf(one), (await Promise.all([two, receipt, photo].map(keysOf))).flat()];
  expect(ofCar).toHaveLength(5);

  await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: issue.id });
  await sweepLater(1000);
  expect(await areKept([...ofIssue, ...ofCar])).not.toContain(false);
  await owner.call('bin.empty', { opId: newId() });
  expect((await owner.send('GET', one.url)).status).toBe(404);
  await sweepLater(1000);
  expect(await areKept([...ofIssue, ...ofCar])).toEqual([false, true, true, true, true, true]);

  await owner.call('cars.delete', { opId: newId(), carId: car.id });
  await owner.call('bin.empty', { opId: newId() });
  await sweepLater(1000);
  expect(await areKept(ofCar)).toEqual([false, false, false, false, false]);
});

test('a loose file is removed after 30 days, a file in use never', async () => {
  const { id: carId } = await newCar(owner);
  const photo = await put(carId, await phonePicture(), 'car-photo');
  const { version } = await owner.call('cars.read', { carId });
  await owner.call('cars.edit', {
    opId: newId(),
    carId,
    baseVersion: version,
    changes: { photoId: { from: null, to: photo.id } },
  });
  const [taken, receipt, loose] = [
    await put(carId, mp4()),
    await put(carId, pdf(), 'receipt'),
    await put(carId, await phonePicture()),
  ];
  await newIssue(owner, carId, { mediaIds: [taken.id] });
  await owner.call('repairs.log', repairDraft(carId, { receiptId: receipt.id }));
  const [used, unused] = [
    (await Promise.all([taken, receipt, photo].map(keysOf))).flat(),
    await keysOf(loose),
  ];

  await sweepLater(30 * DAY_MS - 60_000);
  expect(await areKept(unused)).toEqual([true, true]);
  await sweepLater(30 * DAY_MS + 60_000);
  expect(await areKept(unused)).toEqual([false, false]);
  expect((await owner.send('GET', loose.url)).status).toBe(404);
  expect(await areKept(used)).toEqual([true, true, true, true]);
});

test('a loose file uploaded through a link is removed after a day', async () => {
  const { id: carId } = await newCar(owner);
  const { token } = await newLink(owner, carId, { isEditable: true });
  const id = newId();
  const { status } = await world
    .visitor()
    .send('PUT', `/api/media/${id}?purpose=issue&token=${token}`, { body: asBytes(await phonePicture()) });
  expect(status).toBe(200);
  const keys = await keysOf({ id } as Media);
  await sweepLater(DAY_MS - 60_000);
  expect(await areKept(keys)).toEqual([true, true]);
  await sweepLater(DAY_MS + 60_000);
  expect(await areKept(keys)).toEqual([false, false]);
});

test('files without a row and interrupted uploads are removed after a crash', async () => {
  const { db, files } = world.deps;
  const [key, path] = [`crash-${newId()}`, await files.stagingPath(`crash-${newId()}`)];
  await reserveKeys(db, [key], new Date(Date.now() + 3_600_000));
  await files.put(key, Readable.from([Buffer.from('half an upload')]));
  await writeFile(path, 'half an upload');
  await utimes(path, new Date(0), new Date(0));
  await sweepLater(1000);
  expect(await areKept([key])).toEqual([true]);
  await files.clearStaging(3_600_000);
  await expect(utimes(path, new Date(), new Date())).rejects.toThrow('ENOENT');
  await sweepLater(2 * 3_600_000);
  expect(await areKept([key])).toEqual([false]);
  await expect(files.read(key)).rejects.toThrow(FileMissing);
});

test('a failed removal is retried an hour later and does not delay the others', async () => {
  const { db, files, log } = world.deps;
  const [stuck, fine] = [`stuck-${newId()}`, `fine-${newId()}`];
  await reserveKeys(db, [stuck], new Date(Date.now() - 2000));
  await reserveKeys(db, [fine], new Date(Date.now() - 1000));
  await files.put(fine, Readable.from([Buffer.from('x')]));
  const remove = (key: string) =>
    key === stuck ? Promise.reject(new Error('storage is down')) : files.remove(key);
  const quiet = Object.assign(Object.create(log) as typeof log, { error: () => undefined });
  await runJob({ ...world.deps, log: quiet, files: { ...files, remove } }, sweepFiles);
  expect(await areKept([fine])).toEqual([false]);
  const [row] = await db.select().from(deletedFiles).where(eq(deletedFiles.storageKey, stuck));
  expect(row!.deletedAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  await sweepLater(2 * 3_600_000);
  expect(await db.select().from(deletedFiles).where(eq(deletedFiles.storageKey, stuck))).toEqual([]);
});

test.each(['owner', 'mechanic'])(
  'the parts of an upload of an %s are removed a day after the last one',
  { tags: ['OFF-03'] },
  async (sender) => {
    const { id: carId } = await newCar(owner);
    const { token } = await newLink(owner, carId, { isEditable: true });
    const isOwner = sender === 'owner';
    const visitor = isOwner ? owner : world.visitor();
    const one = {
      id: newId(),
      query: `purpose=issue&${isOwner ? `carId=${carId}` : `token=${token}`}`,
      file: isOwner ? mp4(3 * limits.uploadPartBytes) : await noise(800).png().toBuffer(),
    };
    await beginUpload(visitor, one);
    await sendPart(visitor, one, 0);
    const of = eq(uploads.id, one.id);
    const [row] = await world.deps.db.select().from(uploads).where(of);
    await sweepLater(DAY_MS - 60_000);
    expect(await areKept(row!.storageKeys)).toEqual([true]);
    expect(stateOf(await sendPart(visitor, one, limits.uploadPartBytes)).received).toBe(
      2 * limits.uploadPartBytes,
    );
    const [both] = await world.deps.db.select().from(uploads).where(of);
    await sweepLater(DAY_MS + 60_000);
    await sweepLater(DAY_MS + 120_000);
    expect(await areKept(both!.storageKeys)).toEqual([false, false]);
    expect(await world.deps.db.select().from(uploads).where(of)).toEqual([]);
    expect((await sendRest(visitor, one)).media).toMatchObject({ id: one.id });
  },
);
