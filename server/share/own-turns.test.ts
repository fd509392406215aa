import { request as httpRequest, type ClientRequest } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newLink } from '#tests/people.ts';
import { beginUpload, sendPart, startPart } from '#tests/send-in-parts.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

/** Of so many, one uploader may send 30 at once. */
const TRIED = 40;
const AT_ONCE = 30;
let refused = 0;
let held: (() => void)[] = [];

withCar();
afterEach(() => {
  for (const cut of held) cut();
  held = [];
  refused = 0;
});

/** Sends the beginning of a picture and then nothing. */
async function stall(path: string, head: Buffer): Promise<void> {
  const { hostname, port } = new URL(world.baseUrl);
  const headers = { origin: world.baseUrl, 'content-length': 4_000_000 };
  const request: ClientRequest = httpRequest({ hostname, port, method: 'PUT', path, headers });
  request.on('error', () => undefined);
  request.on('response', ({ statusCode }) => void (refused += statusCode === 429 ? 1 : 0));
  held.push(() => void request.destroy());
  request.write(head);
  await once(request, 'socket');
}

test('a link that leaves its uploads half sent blocks only itself', async () => {
  const link = await newLink(owner, carId, { isEditable: true });
  const query = `purpose=issue&token=${link.token}`;
  const picture = await phonePicture();
  for (let n = 0; n < TRIED; n += 1) await stall(`/api/media/${newId()}?${query}`, picture.subarray(0, 400));
  const more = () =>
    world.visitor().send('PUT', `/api/media/${newId()}?${query}`, { body: asBytes(picture) });
  await expect.poll(() => refused).toBe(TRIED - AT_ONCE);
  expect((await more()).status).toBe(429);
  const own = `/api/media/${newId()}?purpose=issue&carId=${carId}`;
  expect((await owner.send('PUT', own, { body: asBytes(picture) })).status).toBe(200);
});

test('so do the parts of its uploads', async () => {
  const link = await newLink(owner, carId, { isEditable: true });
  const file = Buffer.alloc(1_100_000, await phonePicture());
  const mechanic = world.visitor();
  for (let n = 0; n < AT_ONCE; n += 1) {
    const upload = { id: newId(), query: `purpose=issue&token=${link.token}`, file };
    expect((await beginUpload(mechanic, upload)).status).toBe(200);
    const { written, cut } = startPart(mechanic, upload, { offset: 0, bytes: 1000 });
    held.push(cut);
    await written;
  }
  const next = { id: newId(), query: `purpose=issue&token=${link.token}`, file };
  await beginUpload(mechanic, next);
  await expect.poll(async () => (await sendPart(mechanic, next, 0)).status).toBe(429);
  const mine = { id: newId(), query: `purpose=issue&carId=${carId}`, file };
  await beginUpload(owner, mine);
  expect((await sendPart(owner, mine, 0)).status).toBe(200);
});

test('pictures of a link and of its owner wait apart: each may have as many in work', async () => {
  const link = await newLink(owner, carId, { isEditable: true });
  const picture = asBytes(await phonePicture());
  const mechanic = world.visitor();
  const max = world.deps.config.quota.picturesInWork;
  const sent = Array.from({ length: max }, () => [
    mechanic.send('PUT', `/api/media/${newId()}?purpose=issue&token=${link.token}`, { body: picture }),
    owner.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, { body: picture }),
  ]);
  for (const answer of await Promise.all(sent.flat())) expect(answer.status).toBe(200);
});
