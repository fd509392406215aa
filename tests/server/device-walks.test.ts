import { expect, test } from 'vitest';
import { runWalks } from '#tests/device/run-walks.ts';
import { withWorld, world } from '#tests/set-up.ts';

/** `npm run test:long` has many more. */
const WALKS = 4;

withWorld({ env: { LOG_LEVEL: 'silent' } });

test(
  `${WALKS} walks of two devices through faults lose, double, park and clash nothing, and show what the server has`,
  { timeout: 300_000 },
  async () => {
    // The last one edits offline in a tab that has not sent what it shows.
    const seeds = [...Array.from({ length: WALKS - 1 }, (_, at) => `walk ${at}`), 'long walk 1'];
    expect(await runWalks(world, seeds)).toEqual([]);
  },
);
