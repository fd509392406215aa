import pg from 'pg';
import { expect, inject, test } from 'vitest';
import type { Input } from '#domain/calls.ts';
import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { newId } from '#server/platform/deps.ts';
import type { Answer } from '#tests/client.ts';
import { newCar, newIssue, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld({ env: { LOG_LEVEL: 'silent' } });

const failureOf = (text: string) => world.deps.db.$client.query(text).catch((error: unknown) => error);

/** The transaction that has waited longest detects the deadlock after a second: the request, unless the machine is
 * too busy. */
async function endDeadlock(owner: Owner, edit: Input<'issues.edit'>): Promise<Answer> {
  const other = new pg.Client({ connectionString: inject('databaseUrl') });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from issues where id = $1 for update', [edit.issueId]);
    const answer = owner.attempt('issues.edit', edit);
    const isWaiting = async () =>
      (await other.query(`select from pg_locks where not granted and locktype = 'transactionid'`)).rowCount;
    await expect.poll(isWaiting, { interval: 20 }).toBeGreaterThan(0);
    await other.query('select from cars where id = $1 for update', [edit.carId]).catch(() => undefined);
    await other.query('rollback');
    return await answer;
  } finally {
    await other.end();
  }
}

test('a write that ends a deadlock is a 503, and its retry is applied once', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const { id: issueId } = await newIssue(owner, carId);
  let written = 1;
  const next = () => {
    const changes = { notes: { from: '', to: `Again ${written}` } };
    return { opId: newId(), baseVersion: written, carId, issueId, changes };
  };
  let edit = next();
  let answer = await endDeadlock(owner, edit);
  for (; answer.status === 200 && written < 5; answer = await endDeadlock(owner, edit)) {
    written++;
    edit = next();
  }
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  const applied = { notes: `Again ${written}`, version: written + 1 };
  expect(await owner.call('issues.edit', edit)).toMatchObject(applied);
  expect(await owner.call('issues.edit', edit)).toMatchObject(applied);
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
