import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { inTransaction, openDb, runText, type Db } from '#server/platform/database/db.ts';

const POOL = 2;
let db: Db;
const onLost = vi.fn<(error: Error) => void>();

beforeEach(() => {
  onLost.mockReset();
  db = openDb(inject('databaseUrl'), POOL, onLost);
});
afterEach(() => db.$client.end());

/** Ends a connection from outside, as a restart or a failover of the database does. */
async function terminate(pid: number): Promise<void> {
  const other = new pg.Client({ connectionString: inject('databaseUrl') });
  await other.connect();
  await other.query('select pg_terminate_backend($1)', [pid]);
  await other.end();
}

/** As many concurrent transactions as the pool has connections. */
async function expectWholePool(): Promise<void> {
  const together = Array.from({ length: POOL }, () =>
    db.transaction(async (tx) => (await tx.execute(sql`select pg_sleep(0.05)`)).rowCount),
  );
  expect(await Promise.all(together)).toEqual(Array.from({ length: POOL }, () => 1));
}

const transactions = {
  'of drizzle-orm': (text: string, before: () => void = () => undefined) =>
    db.transaction(async (tx) => {
      before();
      return (await tx.execute<{ pid: number }>(sql.raw(text))).rows[0];
    }),
  'of plain statements': (text: string, before: () => void = () => undefined) =>
    inTransaction(db.$client, async (client) => {
      before();
      return (await client.query<{ pid: number }>(text)).rows[0];
    }),
};

describe.each(Object.entries(transactions))('a transaction %s', (_name, transact) => {
  test('whose connection is lost is refused; the process goes on, and the pool is whole', async () => {
    for (let round = 1; round <= 2 * POOL; round += 1) {
      await expect(transact('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
      expect(onLost).toHaveBeenCalled();
    }
    await expectWholePool();
  });

  test('that waits on a lost connection is refused with what ended its statement', async () => {
    const waiting = transact('select pg_sleep(60)');
    const refused = expect(waiting).rejects.toThrow(/pg_sleep|terminat/);
    const pids = await vi.waitFor(async () => {
      const { rows } = await db.$client.query<{ pid: number }>(
        `select pid from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`,
      );
      expect(rows).toHaveLength(1);
      return rows.map(({ pid }) => pid);
    });
    for (const pid of pids) await terminate(pid);
    await refused;
    await expectWholePool();
  });

  test('that cannot begin gives its place in the pool back', async () => {
    const cut = (client: pg.PoolClient) =>
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    db.$client.on('acquire', cut);
    for (let round = 1; round <= 2 * POOL; round += 1) await expect(transact('select 1')).rejects.toThrow();
    db.$client.off('acquire', cut);
    await expectWholePool();
  });

  test('that throws is rolled back on a connection that stays', async () => {
    const [{ pid }] = (await db.$client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [
      { pid: number },
    ];
    const refusal = transact('select 1', () => {
      throw new Error('refused');
    });
    await expect(refusal).rejects.toThrow('refused');
    expect(await transact('select pg_backend_pid() as pid')).toEqual({ pid });
  });
});

test('a text that fails inside the transaction it began leaves no connection in that transaction', async () => {
  // Rolling back this much takes long enough for the error to arrive well before the transaction status.
  const much =
    "do $$ begin for i in 1..300 loop execute format('create temp table t%s (a text)', i); end loop; end $$";
  for (let round = 1; round <= 3; round += 1)
    await expect(runText(db.$client, `begin; ${much}; select 1 / 0; commit`)).rejects.toThrow(
      'division by zero',
    );
  await expectWholePool();
  expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
