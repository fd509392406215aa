import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { newId } from '#web/platform/ids.ts';

const { userId, space } = vi.hoisted(() => ({
  userId: '0197a1b2-0000-7000-8000-000000000001',
  space: { keepStorage: vi.fn(async () => {}), warnWhenNearlyFull: vi.fn(async () => {}) },
}));
vi.mock('#web/platform/storage/device-space.ts', () => space);
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: userId } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
const navigator = { onLine: true };
vi.stubGlobal('navigator', navigator);
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
afterAll(() => vi.unstubAllGlobals());

const { enqueue, onArrival, refresh } = await import('./pump.ts');

const addCar = () => {
  const input = { id: newId(), brand: 'Saab', model: '900', year: 1990, photoId: null };
  const change = { procedure: 'cars.add', input, at: '2026-03-05T10:00:00Z' };
  return enqueue(userId, change as unknown as PendingOperation, newId());
};
const asked = () => Object.values(space).map(({ mock }) => mock.calls.length > 0);

test('a start with nothing to send has nothing on screen read again', async () => {
  const arrived = vi.fn();
  onArrival(arrived);
  await refresh();
  expect(arrived).not.toHaveBeenCalled();
});

test(
  'a change that waits asks for storage that lasts, one that is sent does not',
  { tags: ['OFF-05'] },
  async () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    expect(await addCar()).toEqual({});
    expect(asked()).toEqual([false, false]);
    navigator.onLine = false;
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await addCar()).toBeNull();
    await vi.waitFor(() => expect(asked()).toEqual([true, true]));
  },
);
