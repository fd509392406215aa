import { afterAll, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { account } from '#tests/outbox-page.ts';
import { newId } from '#web/platform/ids.ts';

vi.mock('#web/platform/storage/device-database.ts', () => ({
  openDevice: () => Promise.reject(new DOMException('A newer version of the app was here', 'VersionError')),
}));
afterAll(() => vi.unstubAllGlobals());

const { enqueue, shown } = await import('./pump.ts');

test('what was saved is no failure where nothing can be stored', async () => {
  const saved = { id: newId() };
  const fetched = vi.fn(async () => Response.json(saved));
  vi.stubGlobal('fetch', fetched);
  const input = { ...saved, brand: 'Saab', model: '900', year: 1990, photoId: null };
  const change = { procedure: 'cars.add', input, at: '2026-03-05T10:00:00Z' } as unknown as PendingOperation;
  expect(await enqueue(account.id, change, newId())).toEqual(saved);
  expect(fetched).toHaveBeenCalledTimes(1);
  await shown();
});
