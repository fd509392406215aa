import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { LivePage } from '#tests/live-page.ts';
import { carDraft, newCar, signUp, type Owner } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';

let place: string;
let app: AppProcess;
let owner: Owner;

beforeAll(async () => void (place = await tempFolder()));
afterEach(() => app.stop());
afterAll(() => rm(place, { recursive: true, force: true }));

async function start(drainSeconds: number): Promise<void> {
  app = await startApp(place, {
    DATABASE_URL: inject('databaseUrl'),
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: String(drainSeconds),
  });
  owner = await signUp(new Visitor(app.url), 'Anna');
}

/** SIGTERM; its time in milliseconds once the process has ended. */
function stop(): Promise<number> {
  const begun = performance.now();
  return app.stop().then(() => performance.now() - begun);
}

type SlowUpload = { sending: ClientRequest; rest: Buffer; answer: Promise<IncomingMessage> };

/** A picture of 3 MB of which the first half has arrived. */
async function beginUpload(): Promise<SlowUpload> {
  const body = await sample.phonePicture({ width: 2400, height: 1800 });
  const picture = Buffer.concat([body, Buffer.alloc(Math.max(0, 3 * 1024 * 1024 - body.length))]);
  const { id: carId } = await newCar(owner);
  const sending = request(`${app.url}/api/media/${newId()}?purpose=issue&carId=${carId}`, {
    method: 'PUT',
    agent: false,
    headers: { cookie: owner.cookie, origin: app.url, 'content-length': picture.length },
  });
  const answer = once(sending, 'response').then(([response]) => response as IncomingMessage);
  answer.catch(() => undefined); // some tests expect it to be cut
  const half = picture.length / 2;
  await new Promise<void>((resolve) => sending.write(picture.subarray(0, half), () => resolve()));
  await sleep(200);
  return { sending, rest: picture.subarray(half), answer };
}

const readiness = async () => new Visitor(app.url).send('GET', '/health/ready');

test('SIGTERM fails readiness, ends live pages, and lets a slow upload and a write finish', async () => {
  await start(20);
  const live = await LivePage.open(`${app.url}/api/live`, owner.cookie);
  await live.hears('hello');
  const upload = await beginUpload();
  const blocker = new Client({ connectionString: inject('databaseUrl') });
  await blocker.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table cars in access exclusive mode');
    const write = owner.attempt('cars.add', carDraft());
    await sleep(200);
    const stopped = stop();
    await live.ended;
    expect(await readiness()).toMatchObject({ status: 503, body: { reason: 'draining' } });
    expect((await LivePage.open(`${app.url}/api/live`, owner.cookie)).status).toBe(503);
    await sleep(1500); // longer than connections without a request get
    await blocker.query('commit');
    expect((await write).status).toBe(200);
    upload.sending.end(upload.rest);
    const { statusCode, headers } = await upload.answer;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(await stopped).toBeLessThan(15_000);
  } finally {
    await blocker.end();
  }
});
