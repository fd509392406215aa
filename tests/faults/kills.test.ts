import { expect, test } from 'vitest';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

/** Each kind, and those that cost little more often; `npm run test:long` has a thousand. */
const kills: Kill[] = ['app', 'backend', 'database', 'backend', 'both', 'backend', 'start', 'backend'];

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
