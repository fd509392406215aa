import { expect, test } from 'vitest';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

/** A lost backend takes all connections away and costs the least; the others start the app or its database anew. */
const round: Kill[] = [
  ...(['app', 'backend', 'backend', 'backend', 'database', 'backend', 'backend', 'backend'] as const),
  ...(['both', 'backend', 'backend', 'backend', 'start', 'backend', 'backend'] as const),
];
const kills = [round, round, round, round].flat();

test(
  `${kills.length} kills of app and database: nothing acknowledged is lost or applied twice`,
  { timeout: 15 * 60_000 },
  async () => {
    const found = await runKills('kills', kills);
    expect(found.wrong).toEqual([]);
    expect(found.restarts).toHaveLength(kills.length);
    expect(found.acknowledged).toBeGreaterThan(2 * kills.length);
    expect(found.retries).toBeGreaterThan(0);
  },
);
