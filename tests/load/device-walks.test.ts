import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWalks } from '#tests/device/run-walks.ts';
import { openWorld, type World } from '#tests/world.ts';

const WALKS = 300;
const AT_ONCE = 30;

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => world.close());

test(`${WALKS} walks of two devices through faults`, { timeout: 60 * 60_000 }, async () => {
  const failed = [];
  for (let first = 0; first < WALKS; first += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, at) => `long walk ${first + at}`);
    failed.push(...(await runWalks(world, seeds)));
  }
  expect(failed).toEqual([]);
});
