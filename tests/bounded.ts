import { expect } from 'vitest';

/**
 * Fails if the work took more than three seconds of processor time: far above what reading the longest allowed input
 * takes, far below what a backtracking pattern would. Other work on the machine does not count.
 */
export function expectBounded<T>(work: () => T): T {
  const start = process.cpuUsage();
  const result = work();
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
  return result;
}
