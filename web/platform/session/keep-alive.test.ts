import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#web/platform/ids.ts';
import { keepSessionAlive } from './keep-alive.ts';
import { showSession } from './session-store.ts';

const page = { addEventListener: () => {}, removeEventListener: () => {} };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  stop();
  // A renewal that is under way gives up.
  await vi.advanceTimersByTimeAsync(30_000);
  showSession(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Signs in for so many seconds without a network. @returns when the session was asked for, in seconds */
function stayFor(seconds: number): number[] {
  const start = Date.now();
  const asked: number[] = [];
  vi.stubGlobal('fetch', () => {
    asked.push((Date.now() - start) / 1_000);
    return Promise.reject(new TypeError('no network'));
  });
  showSession({
    user: {
      id: newId(),
      email: 'anna@example.com',
      name: 'Anna',
      emailVerified: true,
      role: 'owner',
      onboardingCompleted: false,
      isOperator: false,
    },
    expiresAt: new Date(start + seconds * 1_000).toISOString(),
  });
  stop = keepSessionAlive();
  return asked;
}

test(
  'a session with three ticks of 30 s left is renewed, after a failure from 200 ms on within 30 s',
  { tags: ['LIM-11', 'LIM-12', 'LIM-13'] },
  async () => {
    const asked = stayFor(150);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([60, 60.2, 60.6, 61.4, 63, 66.2, 72.6, 85.4]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.at(-1)).toBe(90);
  },
);

test('a session that lasts longer is not renewed yet', { tags: ['LIM-12'] }, async () => {
  const asked = stayFor(151);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([90]);
});
