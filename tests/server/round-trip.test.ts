import { expect, test } from 'vitest';
import { moveStrangeRecords } from '#tests/hostile/round-trip.ts';
import { withWorld, world } from '#tests/set-up.ts';

/** `npm run test:long` has many more. */
const RECORDS = 150;

withWorld({ env: { LOG_LEVEL: 'silent' } });

test(`what writing accepts, import accepts: ${RECORDS} strange records arrive as they were`, async () => {
  const moved = await moveStrangeRecords(world, { seed: 'strange', records: RECORDS });
  expect(moved.records).toBeGreaterThanOrEqual(RECORDS);
  expect(moved.edits).toBeGreaterThan(5);
});
