import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registeredTables } from '#server/tables.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { ENDED_TABLES } from '../../tools/backup/end-old-access.ts';

withWorld();

test('a restore can empty the tables of old access', async () => {
  const client = await world.deps.db.$client.connect();
  try {
    await client.query('begin');
    await client.query(`truncate ${ENDED_TABLES.join(', ')}`);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** The columns of every table that the migrations create. */
async function databaseColumns(): Promise<Record<string, string[]>> {
  const { rows } = await world.deps.db.$client.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const byTable = Map.groupBy(rows, (row) => row.table_name);
  return Object.fromEntries(
    [...byTable].map(([table, columns]) => [table, columns.map((row) => row.column_name).toSorted()]),
  );
}

test('the database holds the registered tables with their columns, and no other than the migrations', async () => {
  const found = await databaseColumns();
  delete found['migrations'];
  const expected = registeredTables.map(([, { table }]) => [
    getTableName(table),
    Object.values(getTableColumns(table))
      .map((column) => column.name)
      .toSorted(),
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
});

/** The kind of news that each trigger of live pages sends, by table and event. */
async function liveTriggers(): Promise<{ table: string; kind: string; events: number }[]> {
  const { rows } = await world.deps.db.$client.query<{ table: string; kind: string; events: number }>(`
    select c.relname as table, trim(trailing '\\x00' from encode(t.tgargs, 'escape')) as kind, t.tgtype as events
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'tell_live_pages' and not t.tgisinternal`);
  return rows.map((row) => ({ ...row, kind: row.kind.replaceAll(/\\000$/g, '') }));
}

test('open pages hear of every table as its policy says: by a trigger, or through the revision of its car', async () => {
  const triggers = await liveTriggers();
  for (const [key, { table, news }] of registeredTables) {
    const own = triggers.filter((trigger) => trigger.table === getTableName(table));
    const kinds = new Set(own.map(({ kind }) => kind));
    if (typeof news === 'object') {
      expect([key, [...kinds]], `${key}: pages hear of what its policy says nothing of`).toEqual([key, []]);
      continue;
    }
    const isThroughCar = news === 'car' && key !== 'cars';
    expect([key, [...kinds]]).toEqual([key, isThroughCar ? [] : [news]]);
    if (isThroughCar) expect(Object.keys(getTableColumns(table)), `${key} has a car`).toContain('carId');
    // Both inserts and deletes (4 and 8 of pg_trigger.tgtype).
    else if (news !== 'settings')
      expect(
        own.some(({ events }) => (events & 12) === 12),
        key,
      ).toBe(true);
  }
});

test('whatever a deleted row takes with it is found by an index', async () => {
  const { rows } = await world.deps.db.$client.query<{ unindexed: string }>(`
    select c.conrelid::regclass || ' ' || c.conname as unindexed from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.conrelid and i.indkey[0] = any(c.conkey)
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || a.attname || ' IS NOT NULL)'))`);
  // Rows kept for minutes, in transaction order.
  expect(rows.map(({ unindexed }) => unindexed)).toEqual([
    'live_changes live_changes_owner_id_auth_user_id_fk',
  ]);
});
