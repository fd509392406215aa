import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWalks } from '#tests/device/run-walks.ts';
import { openWorld, type World } from '#tests/world.ts';

const WALKS = 7;

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => world.close());

test(
  `${WALKS} walks of a device through faults lose, double, park and clash nothing`,
  { timeout: 300_000 },
  async () => {
    // The last one edits without a network in a tab that did not send what it shows.
    const seeds = [...Array.from({ length: WALKS - 1 }, (_, at) => `walk ${at}`), 'long walk 1'];
    expect(await runWalks(world, seeds)).toEqual([]);
  },
);
