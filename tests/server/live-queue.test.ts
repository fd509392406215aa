import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { migrateDb } from '#server/platform/database/migrate.ts';
import { newId } from '#server/platform/deps.ts';
import { pruneChanges, readChanges, RETENTION_MS, type Cursor } from '#server/platform/live/queue.ts';

/** A separate database, because pruning would delete rows of concurrent tests. */
const name = `live_queue_${process.pid}`;
const url = new URL(inject('databaseUrl'));
url.pathname = `/${name}`;
let pool: pg.Pool;
let reader: pg.Client;
let ownerId: Id;
let cursor: Cursor;

async function asSuperuser(statement: string): Promise<void> {
  const admin = Object.assign(new URL(url), { username: 'postgres', pathname: '/postgres' });
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  await asSuperuser(`create database ${name} owner carful`);
  await migrateDb(url.href);
  pool = new pg.Pool({ connectionString: url.href });
  reader = new pg.Client({ connectionString: url.href });
  await reader.connect();
});
afterAll(async () => {
  await reader.end();
  await pool.end();
  await asSuperuser(`drop database ${name}`);
});
beforeEach(async () => {
  ownerId = newId();
  await pool.query(`insert into auth_user (id, name, email) values ($1, 'Anna', $2)`, [ownerId, ownerId]);
  ({ cursor } = await readChanges(reader, null, []));
});
afterEach(async () => {
  await pool.query('delete from auth_user');
  await pool.query('truncate live_changes, live_generations');
});

type Writing = { carId: Id; opId: Id; client: pg.PoolClient };

/** Changes a separate car, as a command does, and leaves the commit to the caller. */
async function begin(): Promise<Writing> {
  const [carId, opId, client] = [newId(), newId(), await pool.connect()];
  await client.query('begin');
  await client.query(`select set_config('carful.operation', $1, true)`, [opId]);
  await client.query(
    `insert into cars (id, owner_id, brand, model, year) values ($1, $2, 'Volvo', 'V70', 2012)`,
    [carId, ownerId],
  );
  await client.query('update cars set revision = revision + 1 where id = $1', [carId]);
  return { carId, opId, client };
}
async function end({ client }: Writing, how: 'commit' | 'rollback' = 'commit'): Promise<void> {
  await client.query(how);
  client.release();
}
async function write(): Promise<Writing> {
  const writing = await begin();
  await end(writing);
  return writing;
}
async function read(owners = [ownerId]) {
  const next = await readChanges(reader, cursor, owners);
  cursor = next.cursor;
  return next.changes;
}
const changeOf = ({ carId, opId }: Writing) => ({ kind: 'car', ownerId, carId, opId });
const queued = async () =>
  Number((await pool.query<{ count: string }>('select count(*) from live_changes')).rows[0]!.count);

test('a change is read once, after its commit, however often its transaction made it', async () => {
  const writing = await begin();
  expect(await read()).toEqual([]);
  await end(writing);
  expect(await read()).toEqual([changeOf(writing)]);
  expect(await read()).toEqual([]);
  await end(await begin(), 'rollback');
  expect(await read()).toEqual([]);
});

test('of overlapping transactions each is read when it commits, in whatever order they began', async () => {
  const writings = [await begin(), await begin(), await begin()] as const;
  const [first, second, third] = writings;
  await end(second);
  expect(await read()).toEqual([changeOf(second)]);
  const later = await write();
  expect(await read()).toEqual([changeOf(later)]);
  await end(third);
  expect(await read()).toEqual([changeOf(third)]);
  await end(first);
  expect(await read()).toEqual([changeOf(first)]);
  expect(await read()).toEqual([]);
});

test('a reader that was away reads what was committed meanwhile; a new one starts at its present', async () => {
  const missed = [await write(), await write()];
  expect(await read()).toEqual(expect.arrayContaining(missed.map(changeOf)));
  expect((await readChanges(reader, null, [ownerId])).changes).toEqual([]);
});

test('only the named owners are read', async () => {
  await write();
  expect(await read([newId()])).toEqual([]);
});

test('a reader learns that it may have missed something: it was away for long, or the queue was emptied', async () => {
  cursor = { ...cursor, at: cursor.at - RETENTION_MS / 1000 };
  expect(await read()).toBeNull();
  expect(await read()).toEqual([]);
  // As after a crash, which empties unlogged tables.
  await pool.query('truncate live_changes, live_generations');
  expect(await read()).toBeNull();
  expect(await read()).toEqual([]);
  const writing = await write();
  expect(await read()).toEqual([changeOf(writing)]);
});

test('both tables are unlogged: a crash empties them together', async () => {
  const { rows } = await pool.query<{ table: string; kept: string }>(
    `select relname as table, relpersistence as kept from pg_class where relname in ('live_changes', 'live_generations')`,
  );
  expect(rows.map(({ kept }) => kept)).toEqual(['u', 'u']);
});

test('a row with a transaction id of another database waits for its number', async () => {
  await pool.query(
    `insert into live_changes (tx, owner_id, change)
     select (pg_current_xact_id()::text::bigint + 1000000)::text::xid8, $1, '{"kind": "car"}'`,
    [ownerId],
  );
  expect(await read()).toEqual([]);
});

test('pruning removes what was committed before the horizon, and nothing that was not', async () => {
  const open = await begin();
  await write();
  const horizon = await pruneChanges(pool, null);
  await end(open);
  await write();
  expect(await queued()).toBe(6);
  let next = await pruneChanges(pool, horizon);
  // The open transaction is older than the concurrent one, so neither precedes the horizon.
  expect(await queued()).toBe(6);
  // Autovacuum may hold the horizon back for a moment.
  await expect
    .poll(async () => {
      next = await pruneChanges(pool, next);
      return queued();
    })
    .toBe(0);
  expect(await read()).toEqual([]);
});

test('an owner’s changes are erased with the owner, whose cars leave none behind', async () => {
  await write();
  await pool.query('delete from auth_user where id = $1', [ownerId]);
  expect(await queued()).toBe(0);
});
