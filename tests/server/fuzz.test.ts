import { expect, test } from 'vitest';
import { attack } from '#tests/hostile/attack.ts';
import { callByKeys } from '#tests/hostile/key-calls.ts';
import { withWorld, world } from '#tests/set-up.ts';

/** `npm run test:long` has many more. */
const REQUESTS = 200;

withWorld({ env: { LOG_LEVEL: 'silent' } });

test(`${REQUESTS} hostile requests: no 5xx, nothing changed`, { timeout: 120_000 }, async () => {
  const { newOwner, visitor, deps } = world;
  const found = await attack({ db: deps.db, newOwner, visitor }, { seed: 'hostile', requests: REQUESTS });
  expect(found.odd).toEqual([]);
  expect(found.after).toEqual(found.before);
  // Most of them reach the rule that refuses them.
  const reached = [
    'BAD_REQUEST',
    'NOT_FOUND',
    'LINK_INVALID',
    'UNSUPPORTED_MEDIA',
    'UPLOAD_FAILED',
    'UNAUTHORIZED',
  ];
  const share = reached.reduce((sum, code) => sum + (found.codes[code] ?? 0), 0) / REQUESTS;
  expect(share).toBeGreaterThanOrEqual(0.85);
  expect(found.codes['200'] ?? 0).toBeLessThan(REQUESTS / 10);
});

test(
  'calls by keys of every kind: no 5xx, nothing of others told or changed',
  { timeout: 120_000 },
  async () => {
    const { newOwner, visitor, deps } = world;
    const found = await callByKeys({ db: deps.db, newOwner, visitor }, { seed: 'keys', calls: REQUESTS });
    expect(found.odd).toEqual([]);
    expect(found.after).toEqual(found.before);
    for (const status of [200, 400, 403, 404])
      expect(found.statuses[status], String(status)).toBeGreaterThan(0);
  },
);
