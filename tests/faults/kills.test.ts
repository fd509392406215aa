import { expect, test } from 'vitest';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

const round: Kill[] = [
  ...(['app', 'backend', 'backend', 'both', 'backend'] as const),
  ...(['backend', 'start', 'backend', 'database', 'backend'] as const),
];
const kills = Array.from({ length: 6 }, () => round).flat();

test(
  `${kills.length} kills of app and database: nothing acknowledged is lost or applied twice`,
  { timeout: 20 * 60_000 },
  async () => {
    const found = await runKills('kills', kills);
    expect(found.wrong).toEqual([]);
    expect(found.restarts).toHaveLength(kills.length);
    expect(found.acknowledged).toBeGreaterThan(2 * kills.length);
    expect(found.retries).toBeGreaterThan(0);
  },
);
