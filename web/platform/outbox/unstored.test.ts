import { afterAll, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { newId } from '#web/platform/ids.ts';

const { userId } = vi.hoisted(() => ({ userId: '0197a1b2-0000-7000-8000-000000000001' }));
vi.mock('#web/platform/storage/device-database.ts', () => ({
  openDevice: () => Promise.reject(new DOMException('A newer version of the app was here', 'VersionError')),
}));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: userId } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
// It tells in words, which the build makes.
vi.mock('#web/platform/storage/device-space.ts', () => ({}));
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
afterAll(() => vi.unstubAllGlobals());

const { enqueue, shown } = await import('./pump.ts');

test('what was saved is no failure where nothing can be stored', async () => {
  const saved = { id: newId() };
  const fetched = vi.fn(async () => Response.json(saved));
  vi.stubGlobal('fetch', fetched);
  const input = { ...saved, brand: 'Saab', model: '900', year: 1990, photoId: null };
  const change = { procedure: 'cars.add', input, at: '2026-03-05T10:00:00Z' } as unknown as PendingOperation;
  expect(await enqueue(userId, change, newId())).toEqual(saved);
  expect(fetched).toHaveBeenCalledTimes(1);
  await shown();
});
