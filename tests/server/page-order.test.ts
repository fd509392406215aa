import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuePage } from '#server/issues/list-issues.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { issueFilters } from '#server/issues/table.ts';
import { repairPage } from '#server/repairs/list-repairs.ts';
import { timelinePage } from '#server/reports/list-timeline.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const carId = '01900000-0000-7000-8000-000000000000';
const [instant, day, timeZone] = ['2026-01-01T00:00:00.000Z', '2026-01-01', 'Europe/Riga'];
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const issueCursor = `${instant}|${carId}`;
const dayCursor = `${day}|${carId}`;

const pages: Record<string, { read: CarRead; index: string }> = {
  issues: { read: issuePage({ carId }), index: 'issues_newest_index' },
  'issues, next': { read: issuePage({ carId, cursor: issueCursor }), index: 'issues_newest_index' },
  repairs: { read: repairPage({ carId }), index: 'repairs_newest_index' },
  'repairs, next': { read: repairPage({ carId, cursor: dayCursor }), index: 'repairs_newest_index' },
  'line, problems': {
    read: timelinePage({ carId, timeZone, kind: 'issues', cursor: issueCursor }),
    index: 'issues_newest_index',
  },
  'line, repairs': {
    read: timelinePage({ carId, timeZone, kind: 'repairs', cursor: dayCursor }),
    index: 'repairs_newest_index',
  },
  ...Object.fromEntries(
    Object.keys(issueFilters).map((filter) => [
      `issues, ${filter}`,
      {
        read: issuePage({ carId, [filter]: true, cursor: issueCursor }),
        // Of two that give the order, the tables' statistics choose: what most issues are needs no index of its own.
        index: `issues_(?:newest|${snake(filter)})_index`,
      },
    ]),
  ),
};

/** How the database would run a read, when what it guesses of the tables' sizes does not come into it. */
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

test.each(Object.entries(pages))('a page walks down its index: %s', async (_name, { read, index }) => {
  const plan = await planOf(read);
  // The newest 50 of a garage of years cost what 50 of 50 cost, only while the records come in their order.
  const limited = plan.slice(plan.indexOf('Limit'));
  expect(limited).toMatch(new RegExp(`Index Scan Backward using ${index} on `));
  expect(limited).not.toContain('Sort Key: issues.');
  expect(limited).not.toContain('Sort Key: repairs.');
});
