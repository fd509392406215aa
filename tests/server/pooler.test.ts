import { afterEach, expect, inject, test, vi } from 'vitest';
import { openDb, type Db } from '#server/platform/database/db.ts';
import { warnOfLostTimeouts } from '#server/platform/database/lost-timeouts.ts';
import type { Deps } from '#server/platform/deps.ts';

const opened: Db[] = [];
const open = (options?: { prepared: boolean }) => {
  const db = openDb(inject('databaseUrl'), 1, () => undefined, options);
  opened.push(db);
  return db;
};
afterEach(async () => {
  for (const db of opened.splice(0)) await db.$client.end();
});

/** The prepared statements on the pool's only connection after a statement was sent twice. */
async function keptNames(db: Db): Promise<string[]> {
  const statement = { name: 'twice', text: 'select $1::int as value', values: [7] };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await db.$client.query<{ value: number }>(statement)).rows).toEqual([{ value: 7 }]);
  const { rows } = await db.$client.query<{ name: string }>('select name from pg_prepared_statements');
  return rows.map(({ name }) => name);
}

test('a pool that may not prepare statements leaves none behind on its connections', async () => {
  expect(await keptNames(open())).toEqual(['twice']);
  expect(await keptNames(open({ prepared: false }))).toEqual([]);
});

test('a start warns of a pooler that ignores the timeouts', async () => {
  const warn = vi.fn<(line: string) => void>();
  const log = { warn } as unknown as Deps['log'];
  const db = open();
  await warnOfLostTimeouts({ db, log });
  expect(warn).not.toHaveBeenCalled();
  await db.$client.query('set lock_timeout = 0; set statement_timeout = 0');
  await warnOfLostTimeouts({ db, log });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lock_timeout and statement_timeout'));
});
