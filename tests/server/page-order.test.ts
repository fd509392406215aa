import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { registeredTables } from '#server/tables.ts';
import type { PageCase } from '#tests/noun-case.ts';
import { nouns } from '#tests/nouns.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const pages = nouns.flatMap(([noun, { pages: lists }]) =>
  Object.entries(lists as Record<string, Record<string, PageCase>>).flatMap(([verb, cases]) =>
    Object.entries(cases).map(([name, page]): [string, PageCase] => [`${noun}.${verb}, ${name}`, page]),
  ),
);

/** The plan of a read, independent of estimated table sizes. */
async function planOf({ select }: CarRead): Promise<string> {
  const client = await world.deps.db.$client.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `explain (generic_plan, costs off) select (${select}) from cars as car`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each(pages)('a page walks down its index: %s', async (_name, { read, index }) => {
  const plan = await planOf(read);
  // Reading the newest 50 of a long history costs as little as 50 of 50 only if the index returns them in order.
  const limited = plan.slice(plan.indexOf('Limit'));
  expect(limited).toMatch(new RegExp(`Index Scan Backward using ${index} on `));
  for (const [, { table }] of registeredTables)
    expect(limited).not.toContain(`Sort Key: ${getTableName(table)}.`);
});
