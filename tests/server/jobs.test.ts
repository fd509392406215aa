import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { migrateDb } from '#server/platform/database/migrate.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { JobFailure, type Job, type Run } from '#server/platform/jobs/job.ts';
import { openJobs, type JobRunner } from '#server/platform/jobs/job-runner.ts';
import { readQueueFigures } from '#server/platform/jobs/read-figures.ts';
import { openLog } from '#server/platform/log.ts';
import { childEnvironment } from '#tests/app-process.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openWorld, type World } from '#tests/world.ts';

const FAST = { heartbeatSeconds: 10, superviseSeconds: 1, scheduleMs: 200 };
const STOP_MS = 2000;

let database: TestDatabase;
let world: World;
let deps: Deps;
let logged = '';
const running: JobRunner[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const sink = new PassThrough();
  sink.on('data', (line: Buffer) => (logged += line.toString()));
  world = await openWorld({ databaseUrl: database.url, log: openLog('info', sink) });
  deps = world.deps;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((queue) => queue.stop(STOP_MS)));
  logged = '';
});
afterAll(async () => {
  await world.close();
  await database.stop();
});

/** A queue like that of a separate process. */
function startQueue(...jobs: Job[]): JobRunner {
  const queue = openJobs(deps, FAST);
  queue.start(deps, jobs);
  running.push(queue);
  return queue;
}

const runs = vi.fn<(run: Run) => Promise<void>>();
afterEach(() => runs.mockReset());

const job = (changes: Partial<Job> = {}): Job => ({
  name: `job-${newId()}`,
  pollSeconds: 0.5,
  expireMinutes: 1,
  retries: { limit: 2, delaySeconds: 1 },
  run: (_deps, run) => runs(run),
  ...changes,
});
const figuresOf = async ({ name }: Job) =>
  (await readQueueFigures(deps.db.$client)).find((queue) => queue.name === name);
const linesOf = ({ name }: Job) =>
  logged
    .split('\n')
    .filter((line) => line.includes(name))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the installed tables are those that pg-boss expects', async () => {
  const boss = new PgBoss({ connectionString: database.url, schema: JOB_SCHEMA, max: 1, migrate: false });
  await boss.start();
  try {
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
  } finally {
    await boss.stop({ graceful: false });
  }
});

test('a database whose jobs a newer version has used is refused, and nothing is changed', async () => {
  const { $client } = deps.db;
  await $client.query(`update ${JOB_SCHEMA}.version set version = version + 1`);
  try {
    await expect(migrateDb(database.url)).rejects.toThrow(/newer Carful/);
  } finally {
    await $client.query(`update ${JOB_SCHEMA}.version set version = version - 1`);
  }
  await migrateDb(database.url);
});

test('a periodic job runs once per interval, whatever the number of processes', async () => {
  const hourly = job({ everyMinutes: 60 });
  for (let process = 0; process < 3; process++) startQueue(hourly);
  await expect.poll(() => runs.mock.calls.length).toBe(1);
  await expect.poll(async () => (await figuresOf(hourly))?.done).toBe(1);
  await sleep(5 * FAST.scheduleMs);
  expect(runs).toHaveBeenCalledTimes(1);
});

test('a job exists if its transaction commits, and once for each id', async () => {
  const one = job();
  const queue = startQueue(one);
  const [undone, done] = [newId(), newId()];
  await expect(
    deps.db.transaction(async (tx) => {
      await queue.enqueue(tx, one, undone);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await deps.db.transaction((tx) => queue.enqueue(tx, one, done));
  await deps.db.transaction((tx) => queue.enqueue(tx, one, done));
  queue.wake(one);
  await expect.poll(async () => (await figuresOf(one))?.done).toBe(1);
  expect(runs.mock.calls.map(([{ id }]) => id)).toEqual([done]);
  expect(await figuresOf(one)).toMatchObject({ waiting: 0, active: 0, failed: 0 });
});

test('a failed job is retried, logged once each time, and given up at its limit', async () => {
  const failing = job();
  runs.mockRejectedValue(Object.assign(new Error('to anna@example.com'), { code: 'ECONNREFUSED' }));
  const queue = startQueue(failing);
  await queue.enqueue(deps.db, failing, newId());
  await expect.poll(async () => (await figuresOf(failing))?.failed).toBe(1);
  expect(runs).toHaveBeenCalledTimes(3);
  expect(linesOf(failing).map(({ attempt, isLast, level }) => [attempt, isLast, level])).toEqual([
    [1, false, 40],
    [2, false, 40],
    [3, true, 50],
  ]);
  expect(await figuresOf(failing)).toMatchObject({ lastFailure: 'Error ECONNREFUSED', waiting: 0 });
  const { rows } = await deps.db.$client.query<{ all: string }>(
    `select jsonb_agg(j)::text as all from ${JOB_SCHEMA}.job j where name = $1`,
    [failing.name],
  );
  expect(rows[0]!.all).not.toContain('anna@example.com');
});

test('a failure that names its details is logged with them', async () => {
  const failing = job();
  runs.mockRejectedValueOnce(new JobFailure('the post office is closed', { responseCode: 421 }));
  const queue = startQueue(failing);
  await queue.enqueue(deps.db, failing, newId());
  await expect.poll(async () => (await figuresOf(failing))?.done).toBe(1);
  expect(linesOf(failing)).toMatchObject([{ msg: 'the post office is closed', responseCode: 421 }]);
});

test('a queue is ready once it runs, and says so when it does not', async () => {
  await expect(openJobs(deps, FAST).ready()).rejects.toThrow('the job queue is not running');
  await startQueue(job()).ready();
});

test('a final failure is not retried', async () => {
  const failing = job();
  runs.mockRejectedValue(new JobFailure('no such mailbox', {}, true));
  const queue = startQueue(failing);
  await queue.enqueue(deps.db, failing, newId());
  await expect.poll(async () => (await figuresOf(failing))?.failed).toBe(1);
  await sleep(2 * FAST.superviseSeconds * 1000);
  expect(runs).toHaveBeenCalledTimes(1);
  expect(await figuresOf(failing)).toMatchObject({ waiting: 0, lastFailure: 'no such mailbox' });
});

test('a job that ran out of time shows why it was given up', async () => {
  const late = job({ retries: { limit: 0, delaySeconds: 1 } });
  runs.mockImplementation(
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  const queue = startQueue(late);
  await queue.enqueue(deps.db, late, newId());
  await expect.poll(async () => (await figuresOf(late))?.active).toBe(1);
  await deps.db.$client.query(
    `update ${JOB_SCHEMA}.job set started_on = started_on - interval '1 hour' where name = $1`,
    [late.name],
  );
  await expect.poll(async () => (await figuresOf(late))?.failed, { timeout: 15_000 }).toBe(1);
  expect(await figuresOf(late)).toMatchObject({ lastFailure: 'job timed out' });
});

test('npm run jobs shows each queue with what waits and what failed last', async () => {
  const [waiting, failing] = [job(), job({ retries: { limit: 0, delaySeconds: 1 } })];
  runs.mockRejectedValue(new JobFailure('the post office is closed', {}));
  const queue = startQueue(waiting, failing);
  await queue.enqueue(deps.db, failing, newId());
  queue.wake(failing);
  await expect.poll(async () => (await figuresOf(failing))?.failed).toBe(1);
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/jobs.ts')], {
    env: { ...childEnvironment, DATABASE_URL: database.url },
    encoding: 'utf8',
  });
  const rows = stdout.split('\n').map((row) => row.split(/ {2,}/));
  expect(rows[0]).toEqual(['job', 'waiting', 'active', 'failed', 'done', 'next due', 'last failure']);
  expect(rows).toContainEqual([waiting.name, '0', '0', '0', '0']);
  expect(rows).toContainEqual([failing.name, '0', '0', '1', '0', 'the post office is closed']);
});

test('a stop waits for what runs, and aborts what does not end in time for another process', async () => {
  const [short, endless] = [job(), job()];
  let ended = 0;
  short.run = async () => {
    await expect.poll(() => stopping).toBe(true);
    ended += 1;
  };
  endless.run = (_deps, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  let stopping = false;
  const queue = startQueue(short, endless);
  await queue.enqueue(deps.db, short, newId());
  await queue.enqueue(deps.db, endless, newId());
  queue.wake(short);
  queue.wake(endless);
  await expect.poll(async () => (await figuresOf(short))?.active).toBe(1);
  await expect.poll(async () => (await figuresOf(endless))?.active).toBe(1);
  const begun = performance.now();
  const stopped = queue.stop(STOP_MS);
  stopping = true;
  await stopped;
  expect(performance.now() - begun).toBeLessThan(STOP_MS + 3000);
  expect(ended).toBe(1);
  expect(await figuresOf(short)).toMatchObject({ done: 1, active: 0 });
  expect(await figuresOf(endless)).toMatchObject({ done: 0, active: 0, waiting: 1 });
  expect(linesOf(endless)).toMatchObject([{ msg: 'a job was cut off' }]);

  endless.run = (_deps, run) => runs(run);
  startQueue(endless);
  await expect.poll(async () => (await figuresOf(endless))?.done, { timeout: 15_000 }).toBe(1);
});

test('each error of the queue is logged with its message and stack, once a minute', async () => {
  const { $client } = deps.db;
  await startQueue(job()).ready();
  const errors = () =>
    logged
      .split('\n')
      .filter((line) => line.includes('the job queue met an error'))
      .map((line) => (JSON.parse(line) as { err: { message: string; stack: string[] } }).err);
  const messages = () => errors().map(({ message }) => message);
  await $client.query(`alter table ${JOB_SCHEMA}.job_common rename to away`);
  await $client.query(`alter table ${JOB_SCHEMA}.job rename to job_away`);
  try {
    await expect.poll(() => new Set(messages()).size).toBeGreaterThan(1);
  } finally {
    await $client.query(`alter table ${JOB_SCHEMA}.job_away rename to job`);
    await $client.query(`alter table ${JOB_SCHEMA}.away rename to job_common`);
  }
  expect(messages()).toContainEqual(expect.stringContaining('does not exist'));
  expect(messages()).toHaveLength(new Set(messages()).size);
  for (const { stack } of errors()) expect(stack).not.toEqual([]);
});
