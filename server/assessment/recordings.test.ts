import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelUsage } from '#server/platform/model/table.ts';
import { takeTurn } from '#server/platform/model/take-turns.ts';
import { asBytes, webm } from '#tests/fixtures/media/samples.ts';
import type { Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';
import { model, withModel, world } from '#tests/set-up.ts';
import { transcribe } from './transcribe.ts';

let deaf: World;

withModel({ MODEL_SPEECH_NAME: 'ears' });
beforeAll(async () => {
  const env = { MODEL_BASE_URL: model.url, MODEL_NAME: 'words', LOG_LEVEL: 'silent' };
  deaf = await openWorld({ env });
});
afterAll(() => deaf.close());

/** A recording whose body never completes. */
function stalled({ baseUrl, cookie }: Pick<Owner, 'baseUrl' | 'cookie'>) {
  const { hostname, port } = new URL(baseUrl);
  const headers = { 'content-type': 'audio/webm', 'content-length': 1_000_000, origin: baseUrl, cookie };
  const address = { hostname, port, path: '/api/functions/transcribe', agent: false };
  const sending = request({ ...address, method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write('only the first bytes');
  const status = async () => ((await once(sending, 'response')) as [IncomingMessage])[0].statusCode;
  return { status, leave: () => sending.destroy() };
}

test.each([
  ['a visitor', 401, async () => ({ baseUrl: world.baseUrl, cookie: '' })],
  ['a server without speech', 503, () => deaf.newOwner()],
])('a recording of %s is refused before its body has arrived', async (_who, status, sender) => {
  const sending = stalled(await sender());
  expect(await sending.status()).toBe(status);
  sending.leave();
});

test('recordings that stall are few for each account, and leave their places when they are given up', async () => {
  const [owner, other] = [await world.newOwner(), await world.newOwner()];
  model.set({ heard: 'Bremzes čīkst.' });
  const send = async (by: Owner) => {
    const headers = { 'content-type': 'audio/webm' };
    return (await by.send('POST', '/api/functions/transcribe', { body: asBytes(webm()), headers })).status;
  };
  // One more than allowed at once, so one is refused.
  const held = Array.from({ length: 4 }, () => stalled(owner));
  expect(await Promise.race(held.map(({ status }) => status()))).toBe(429);
  expect(await send(owner)).toBe(429);
  expect(await send(other)).toBe(200);
  for (const { leave } of held) leave();
  await expect.poll(() => send(owner)).toBe(200);
});

test('whoever leaves while others of the account are answered is no failure and uses up no call of the day', async () => {
  const { id: ownerId } = await world.newOwner();
  const turns = await Promise.all([1, 2, 3].map(() => takeTurn(ownerId)));
  const leaving = new AbortController();
  const sent = { recording: Buffer.from(asBytes(webm())), language: undefined };
  const waiting = transcribe(world.deps, { ownerId } as never, sent, leaving.signal);
  setTimeout(() => leaving.abort(), 200);
  await expect(waiting).rejects.toMatchObject({ code: 'NOT_AVAILABLE' });
  const usage = await world.deps.db.select().from(modelUsage);
  expect(usage.filter((one) => one.ownerId === ownerId)).toEqual([]);
  for (const end of turns) end();
});
