import { expect, test } from 'vitest';
import { moveStrangeRecords } from '#tests/hostile/round-trip.ts';
import { withWorld, world } from '#tests/set-up.ts';

const RECORDS = 20_000;
const OF_EACH = 500;
const AT_ONCE = 3;

withWorld({ env: { LOG_LEVEL: 'silent' } });

test(
  `what writing accepts, import accepts: ${RECORDS} strange records arrive as they were`,
  { timeout: 60 * 60_000 },
  async () => {
    let [moved, edits, refused, next] = [0, 0, 0, 0];
    const work = async () => {
      while (moved < RECORDS) {
        const found = await moveStrangeRecords(world, { seed: `strange ${next++}`, records: OF_EACH });
        moved += found.records;
        edits += found.edits;
        refused += found.refused;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    console.log({ moved, edits, refused });
    expect(moved).toBeGreaterThanOrEqual(RECORDS);
    expect(edits).toBeGreaterThan(RECORDS / 50);
  },
);
