import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openLog } from '#server/platform/log.ts';
import { LivePage } from '#tests/live-page.ts';
import { newCar, newLink } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

type Line = { msg: string; level: number; method: string; route: string; ms: number; databaseMs: number };
const SLOW_MS = 400;
let world: World;
let lines: string[] = [];

beforeAll(async () => {
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  world = await openWorld({ log, env: { SLOW_REQUEST_MS: String(SLOW_MS) } });
});
afterAll(() => world.close());

const slowLines = () =>
  lines.filter((line) => line.includes('"slow request"')).map((line) => JSON.parse(line) as Line);

/** Runs requests that need the cars, whose rows stay locked for some time once all requests wait. */
async function whileCarsAreLocked(ms: number, requests: (() => Promise<unknown>)[]): Promise<void> {
  const blocker = new Client({ connectionString: inject('databaseUrl') });
  await blocker.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table cars in access exclusive mode');
    const waiting = Promise.all(requests.map((request) => request()));
    const pool = world.deps.db.$client;
    await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(requests.length), 10_000);
    await sleep(ms);
    await blocker.query('rollback');
    await waiting;
  } finally {
    await blocker.end();
  }
}

test('a slow read and a slow write are logged with their pattern and their time in the database', async () => {
  const owner = await world.newOwner('Zebediah');
  const car = await newCar(owner);
  const link = await newLink(owner, car.id);
  lines = [];
  await whileCarsAreLocked(SLOW_MS + 200, [
    () => owner.send('GET', `/api/cars/${car.id}/issues?search=rattle`),
    () => newCar(owner, { brand: 'Zastava' }),
    () => world.visitor().attempt('share.open', { token: link.token }),
  ]);
  await vi.waitFor(() => expect(slowLines()).toHaveLength(3));
  const slow = slowLines().toSorted((a, b) => a.route.localeCompare(b.route));
  expect(slow.map(({ method, route }) => `${method} ${route}`)).toEqual([
    'POST /api/cars',
    'GET /api/cars/:carId/issues',
    expect.stringMatching(/^(GET|POST) \/api\/shared$/),
  ]);
  for (const { ms, databaseMs, level } of slow) {
    expect(level).toBe(40);
    expect(ms).toBeGreaterThan(SLOW_MS);
    expect(databaseMs).toBeGreaterThan(SLOW_MS);
    expect(databaseMs).toBeLessThan(2 * ms + 100);
  }
  for (const sent of ['rattle', 'Zastava', link.token, car.id, 'search'])
    expect(JSON.stringify(slow)).not.toContain(sent);
});

test('the time of a request that waits for something else is not the time of the database', async () => {
  const owner = await world.newOwner();
  lines = [];
  const pool = world.deps.db.$client;
  const original = pool.query.bind(pool);
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: never[]) => {
    const result: unknown = await (original as (...given: never[]) => Promise<unknown>)(...args);
    await sleep(SLOW_MS + 100);
    return result;
  }) as never);
  await owner.call('cars.list').finally(() => spy.mockRestore());
  await vi.waitFor(() => expect(slowLines().length).toBeGreaterThan(0));
  const [slow] = slowLines();
  expect(slow!.ms).toBeGreaterThan(SLOW_MS);
  expect(slow!.databaseMs).toBeLessThan(SLOW_MS);
});

test('a fast request and a live connection are not slow', async () => {
  const owner = await world.newOwner();
  lines = [];
  await owner.call('settings.read');
  const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
  await page.hears('hello');
  await sleep(SLOW_MS + 200);
  await owner.send('POST', '/api/auth/sign-out', { json: {} });
  await page.ended;
  await vi.waitFor(() => expect(lines.join('')).toContain('"path":"/api/live"'));
  expect(slowLines()).toEqual([]);
});
