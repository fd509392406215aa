import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { account } from '#tests/outbox-page.ts';
import { newId } from '#web/platform/ids.ts';

afterAll(async () => {
  await shown();
  vi.unstubAllGlobals();
});

const { call } = await import('#web/platform/api/client.ts');
const { changed, enqueue, pump, shown, startPump } = await import('./pump.ts');
const { readOutbox } = await import('./queue-store.ts');
const { openDevice } = await import('#web/platform/storage/device-database.ts');
startPump();

const addCar = (brand: string) => {
  const input = { id: newId(), brand, model: '900', year: 1990, photoId: null };
  const change = { procedure: 'cars.add', input, at: '2026-03-05T10:00:00Z' };
  return enqueue(account.id, change as unknown as PendingOperation, newId());
};
const waiting = async () => (await readOutbox(account.id)).operations.length;
const refused = { code: 'BAD_REQUEST', status: 400, message: '' };

const offline = async () => Promise.reject(new TypeError('Failed to fetch'));

test('a form waits for no word of the server behind what could not be sent, until it answers again', async () => {
  vi.stubGlobal('fetch', offline);
  expect(await addCar('Saab')).toBeNull();
  await shown();
  // So long a line may be silent before a form gives up: longer than this test.
  const silent = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', silent);
  expect(await addCar('Volvo')).toBeNull();
  expect(silent).not.toHaveBeenCalled();
  expect(await waiting()).toBe(2);
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) =>
    typeof body === 'string' && body.includes('Lada')
      ? Response.json(refused, { status: 400 })
      : Response.json({}),
  );
  await call('cars.list');
  await expect(addCar('Lada')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await pump();
  expect(await waiting()).toBe(0);
});

test('a form hears the server again once another tab has sent what was held up', async () => {
  vi.stubGlobal('fetch', offline);
  expect(await addCar('Saab')).toBeNull();
  await shown();
  await (await openDevice()).clear('operations');
  await changed(false);
  vi.stubGlobal('fetch', async () => Response.json({}));
  expect(await addCar('Volvo')).toEqual({});
});
