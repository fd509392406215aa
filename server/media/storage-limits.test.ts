import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { openWorld } from '#tests/world.ts';

const MB = 1024 * 1024;

test('the storage of an account is limited; what is stored already is answered again', async () => {
  const world = await openWorld({ env: { ACCOUNT_STORAGE_MB: '1' } });
  try {
    const hoarder = await world.newOwner();
    const car = await newCar(hoarder);
    const bring = (body: Buffer, id = newId()) =>
      hoarder.send('PUT', `/api/media/${id}?purpose=issue&carId=${car.id}`, { body: sample.asBytes(body) });
    const stored = { id: newId(), film: sample.mp4(0.9 * MB) };
    expect((await bring(stored.film, stored.id)).status).toBe(200);
    expect(await bring(sample.mp4(0.2 * MB))).toMatchObject({
      status: 413,
      body: { code: 'QUOTA_EXCEEDED', data: { limit: MB } },
    });
    expect((await bring(stored.film, stored.id)).status).toBe(200);
    expect((await bring(sample.mp4(0.05 * MB))).status).toBe(200);
  } finally {
    await world.close();
  }
});

test('the number of files is limited, also for uploads at once on two processes', async () => {
  const env = { ACCOUNT_FILES: '4', ACCOUNT_STORAGE_MB: '2' };
  const worlds = await Promise.all([openWorld({ env }), openWorld({ env })]);
  try {
    const [here, there] = worlds;
    const owner = await here.newOwner();
    const { id: carId } = await newCar(owner);
    const elsewhere = there.visitor();
    elsewhere.cookie = owner.cookie;
    const bring = (by: Visitor) =>
      by.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, {
        body: sample.asBytes(sample.mp4(5_000)),
      });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => bring(at % 2 ? owner : elsewhere)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_MANY_FILES', data: { limit: 4 } } });
    expect((await owner.call('account.read')).storage).toEqual({
      files: 4,
      bytes: 4 * sample.mp4(5_000).length,
      filesAllowed: 4,
      bytesAllowed: 2 * MB,
    });
  } finally {
    await Promise.all(worlds.map((world) => world.close()));
  }
});

test('an upload leaves a reserve on the disk', async () => {
  const world = await openWorld();
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const send = (body: Buffer) =>
    owner.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, { body: sample.asBytes(body) });
  const { files } = world.deps;
  const { freeBytes } = files;
  files.freeBytes = async () => 256 * MB + 10_000;
  try {
    expect(await send(sample.mp4(20_000))).toMatchObject({ status: 507, body: { code: 'NO_SPACE' } });
    expect((await send(sample.mp4(5_000))).status).toBe(200);
  } finally {
    files.freeBytes = freeBytes;
    await world.close();
  }
});
