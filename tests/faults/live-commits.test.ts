import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { LivePage } from '#tests/live-page.ts';
import { newCar, repairDraft, signUp, type Owner } from '#tests/people.ts';

const WRITERS = 50;

/** Two app processes on a database of their own, which is slowed down and crashed. */
let database: TestDatabase;
let here: AppProcess;
let there: AppProcess;
let owner: Owner;
let page: LivePage;
const carIds: Id[] = [];

const startOne = () =>
  startApp(join(database.folder, 'app'), {
    DATABASE_URL: database.url,
    DATABASE_POOL: '40',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });

async function connect(username: 'carful' | 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(database.url), { username }).href,
  });
  await client.connect();
  return client;
}
async function asSuperuser<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = await connect('postgres');
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

beforeAll(async () => {
  database = await startTestDatabase();
  here = await startOne();
  there = await startOne();
  owner = await signUp(new Visitor(here.url), 'Anna');
  for (let at = 0; at < WRITERS; at++) carIds.push((await newCar(owner)).id);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await database.stop();
});
beforeEach(async () => {
  page = await LivePage.open(`${there.url}/api/live`, owner.cookie);
  await page.hears('hello');
});
afterEach(() => page.leave());

const heard = (opId: Id) => page.heard.some((event) => event.type === 'change' && event.opId === opId);
const hears = (opId: Id) => expect.poll(() => heard(opId), { interval: 5 }).toBe(true);
const write = async (carId: Id): Promise<Id> => {
  const draft = repairDraft(carId);
  await Object.assign(new Visitor(here.url), { cookie: owner.cookie }).call('repairs.log', draft);
  return draft.opId;
};

/** The longest that PostgreSQL can be told to wait before a commit is durable. */
const COMMIT_MS = 100;
async function delayCommits(ms: number): Promise<void> {
  await asSuperuser('alter system set commit_siblings = 0');
  await asSuperuser(`alter system set commit_delay = ${ms * 1000}`);
  await asSuperuser('select pg_reload_conf()');
}

test('slow commits overlap, and the other process hears of each within a second', async () => {
  await delayCommits(COMMIT_MS);
  try {
    const began = performance.now();
    const delays = carIds.map(async (carId) => {
      const opIds = [await write(carId), await write(carId)];
      const answered = performance.now();
      for (const opId of opIds) await hears(opId);
      return performance.now() - answered;
    });
    expect(Math.max(...(await Promise.all(delays)))).toBeLessThan(1000);
    // One after the other they would take at least this, on any machine.
    expect(performance.now() - began).toBeLessThan(2 * WRITERS * COMMIT_MS);
  } finally {
    await delayCommits(0);
  }
});

test('a change that is not committed holds up no later one, and is heard when it is', async () => {
  const { id: openId } = await newCar(owner);
  const open = await connect('carful');
  await open.query('begin');
  await open.query(`select set_config('carful.operation', $1, true)`, [openId]);
  await open.query('update cars set revision = revision + 1 where id = $1', [openId]);
  for (const opId of await Promise.all(carIds.map(write))) await hears(opId);
  expect(heard(openId)).toBe(false);
  await open.query('commit');
  await hears(openId);
  await open.end();
});

test('what a killed process had committed is heard at the others, answered or not', async () => {
  try {
    const [{ now }] = (await asSuperuser<{ now: Date }>('select now()')) as [{ now: Date }];
    let answers = 0;
    const writes = carIds.map(async (carId) => {
      await write(carId);
      if (++answers === 5) process.kill(here.pid, 'SIGKILL');
    });
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    // What it had sent ends by itself.
    const busy = `select from pg_stat_activity where application_name = 'carful' and state <> 'idle'`;
    await expect.poll(async () => (await asSuperuser(busy)).length).toBe(0);
    const operations = await asSuperuser<{ id: Id }>(
      `select op_id as id from operations where created_at > '${now.toISOString()}'`,
    );
    expect(operations.length).toBeGreaterThanOrEqual(5);
    for (const { id } of operations) await hears(id);
  } finally {
    here = await startOne();
  }
});

test('after a crash of the database pages read everything again, and hear as before', async () => {
  const [{ pid }] = (await asSuperuser<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'carful-live' limit 1`,
  )) as [{ pid: number }];
  process.kill(pid, 'SIGKILL');
  await page.hears('refresh', 0, 30_000);
  await hears(await write(carIds[0]!));
});
