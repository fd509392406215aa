import { expect, test } from 'vitest';
import { nextAttempt, shouldPause } from './retry-rules.ts';

const start = new Date('2026-01-01T00:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

test('a message is tried over a day, with growing pauses, and given up', () => {
  let now = start;
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, now);
    if (!next) break;
    pauses.push(next.getTime() - now.getTime());
    now = next;
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(Math.round((now.getTime() - start.getTime()) / 3_600_000)).toBe(24);
});

test('an address is paused after three days without an arrival, and at once when it is gone', () => {
  expect(shouldPause(start, '500', after(71))).toBe(false);
  expect(shouldPause(start, '500', after(72))).toBe(true);
  expect(shouldPause(start, '410', start)).toBe(true);
});
