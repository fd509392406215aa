import { expect, test } from 'vitest';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

const kills: Kill[] = [
  ...['backend', 'app', 'backend', 'backend', 'both', 'backend', 'start', 'backend', 'database'],
  ...Array<Kill>(31).fill('backend'),
] as Kill[];

test(`${kills.length} kills of app and database: nothing acknowledged is lost or applied twice`, async () => {
  const found = await runKills('kills', kills);
  expect(found.wrong).toEqual([]);
  expect(found.restarts).toHaveLength(kills.length);
  expect(found.acknowledged).toBeGreaterThan(50);
  expect(found.retries).toBeGreaterThan(0);
});
