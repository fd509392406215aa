import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { levelOf, openSpace } from './disk-space.ts';

const MB = 1024 * 1024;

test('the reserve is a share of a small disk, and never more than 256 MB', () => {
  const levels = (total: number, frees: number[]) =>
    frees.map((free) => levelOf({ free: free * MB, total: total * MB }));
  expect(levels(500, [200, 149, 74, 18])).toEqual(['plenty', 'warned', 'low', 'critical']);
  expect(levels(100_000, [600, 500, 255, 63])).toEqual(['plenty', 'warned', 'low', 'critical']);
});

test('on the reserve each account writes a little, and others are not refused for it', async () => {
  let size = 0;
  const limit = 500 * MB;
  const space = openSpace({ database: undefined, databaseBytes: limit, dataDir: '/' }, async () => size);
  const refused = (owner: string, bytes: number) => {
    try {
      space.assertRoom(owner, bytes);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  await space.read();
  expect(refused('greedy', 100 * MB)).toBeUndefined();
  size = 450 * MB;
  await space.read();
  expect([refused('greedy', 200_000), refused('greedy', 200_000)]).toEqual([undefined, 'NO_SPACE']);
  expect([refused('other', 200_000), refused('greedy', 2000)]).toEqual([undefined, undefined]);
  size = 490 * MB;
  await space.read();
  expect([refused('third', 2000), refused('third', 60_000)]).toEqual([undefined, 'NO_SPACE']);
  size = 100 * MB;
  await space.read();
  await sleep(0);
  expect(refused('greedy', 100 * MB)).toBeUndefined();
});
