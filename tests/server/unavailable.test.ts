import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => world.close());

const failureOf = (text: string) => world.deps.db.$client.query(text).catch((error: unknown) => error);

test('a write that ends a deadlock is a 503, and its retry is applied once', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const { id: issueId } = await newIssue(owner, carId);
  const changes = { notes: { from: '', to: 'Again' } };
  const edit = { opId: newId(), baseVersion: 1, carId, issueId, changes };
  const other = new pg.Client({ connectionString: inject('databaseUrl') });
  await other.connect();
  try {
    // The request is to find the deadlock: it waits for the issue, and the other for the car that it has locked.
    await other.query(`set deadlock_timeout = '20s'`);
    await other.query('begin');
    await other.query('select from issues where id = $1 for update', [issueId]);
    const answer = owner.attempt('issues.edit', edit);
    const isWaiting = async () =>
      (await other.query(`select from pg_locks where not granted and locktype = 'transactionid'`)).rowCount;
    await expect.poll(isWaiting, { interval: 20 }).toBe(1);
    const locked = other.query('select from cars where id = $1 for update', [carId]);
    expect(await answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await locked;
    await other.query('rollback');
  } finally {
    await other.end();
  }
  expect(await owner.call('issues.edit', edit)).toMatchObject({ notes: 'Again', version: 2 });
  expect(await owner.call('issues.edit', edit)).toMatchObject({ notes: 'Again', version: 2 });
});

test('what a later attempt may change is told from what it cannot', async () => {
  for (const code of ['40001', '40P01', '55P03', '53300', '57P01', '08006']) {
    const error = await failureOf(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    expect([code, isDatabaseUnavailable(error)]).toEqual([code, true]);
  }
  expect(isDatabaseUnavailable(await failureOf('select pg_terminate_backend(pg_backend_pid())'))).toBe(true);
  for (const text of ['select 1 / 0', 'select from nowhere', `select 'x'::int`]) {
    expect([text, isDatabaseUnavailable(await failureOf(text))]).toEqual([text, false]);
  }
  expect(isDatabaseUnavailable(new Error('something else'))).toBe(false);
});
