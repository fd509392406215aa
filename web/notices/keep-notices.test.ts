import { afterEach, expect, test, vi } from 'vitest';
import { reminder } from '#tests/reminders.ts';
import { keepNotices } from './keep-notices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts the app on a device in each of these zones. @returns the requests, and the zone of the account after each */
async function startIn(zones: readonly string[]) {
  let zone: string | null = null;
  const log: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') zone = (JSON.parse(body!) as { zone: string }).zone;
    log.push([`${method} ${path}`, zone]);
    return Response.json(method === 'PUT' ? { done: true } : { zone, pushKey: '', devices: [] });
  });
  const { timeZone: _, ...options } = new Intl.DateTimeFormat().resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  for (const timeZone of zones) {
    resolved.mockReturnValue({ ...options, timeZone });
    await keepNotices('user');
  }
  return log;
}

test('the badge is counted once for each read of the reminders', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge: async () => undefined });
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const due = reminder({ plan: { dueDate: '2026-01-05' } });
  const list = { reminders: [due], mileage: [], leads: null };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/reminders') ? list : { zone, pushKey: '', devices: [] }),
  );
  await keepNotices('user');
  expect(setAppBadge.mock.calls).toEqual([[1]]);
  await keepNotices('user');
  expect(setAppBadge.mock.calls).toEqual([[1], [1]]);
});

test('the time zone is that of the device used last', { tags: ['NOT-04'] }, async () => {
  const read = 'GET /api/notices';
  const set = 'PUT /api/notices/zone';
  expect(await startIn(['Europe/Riga', 'Europe/Riga', 'Asia/Tokyo', 'Europe/Riga'])).toEqual([
    [read, null],
    [set, 'Europe/Riga'],
    [read, 'Europe/Riga'],
    [read, 'Europe/Riga'],
    [set, 'Asia/Tokyo'],
    [read, 'Asia/Tokyo'],
    [set, 'Europe/Riga'],
  ]);
});
