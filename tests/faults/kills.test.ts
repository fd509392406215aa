import { expect, test } from 'vitest';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

/** One of each kind that ends alone; `npm run test:long` has a thousand of all kinds. */
const kills: Kill[] = ['app', 'backend', 'database'];

test(
  `${kills.length} kills of app and database: nothing acknowledged is lost or applied twice`,
  { timeout: 5 * 60_000 },
  async () => {
    const found = await runKills('kills', kills);
    expect(found.wrong).toEqual([]);
    expect(found.restarts).toHaveLength(kills.length);
    expect(found.acknowledged).toBeGreaterThan(2 * kills.length);
    expect(found.retries).toBeGreaterThan(0);
  },
);
