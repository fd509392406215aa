import { afterEach, expect, test, vi } from 'vitest';
import { reminder } from '#tests/reminders.ts';
import { recordOf } from '#domain/reminders/record-of.ts';
import { NOTHING_KNOWN } from '#domain/sync/known-records.ts';
import { emptyOutbox, outboxState } from '#web/platform/outbox/state.ts';
import { showRecords } from '#web/platform/records/state.ts';
import { readUser, writeUser } from '#web/platform/storage/storage.ts';
import { keepNotices } from './keep-notices.ts';

// A namespace of the language cannot be spied on.
vi.mock('#web/platform/push-subscription.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeUser('user', 'pushDevice', null);
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

test(
  'the badge counts what is due in the records, once for each fetch, with what waits',
  { tags: ['REM-41', 'REM-42'] },
  async () => {
    const setAppBadge = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { setAppBadge, clearAppBadge: async () => undefined });
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    vi.stubGlobal('fetch', async () => Response.json({ zone, pushKey: '', devices: [] }));
    const due = recordOf(reminder({ id: 'oil', plan: { dueDate: '2026-01-05' } }));
    const car = { revision: 1, car: {}, records: { reminder: new Map([[due.id, due]]) }, coming: null };
    const cars = new Map([[due.carId, { ...car, filling: 1, fillings: 1 }]]);
    showRecords('user', { cursor: '', account: null, cars }, 1);
    await keepNotices('user');
    await expect.poll(() => setAppBadge.mock.calls).toEqual([[1]]);
    await keepNotices('user');
    outboxState.set({ ...emptyOutbox, applyToRecords: () => new Map() });
    await expect.poll(() => setAppBadge.mock.calls).toEqual([[1], [0]]);
    outboxState.set(emptyOutbox);
    await expect.poll(() => setAppBadge.mock.calls).toEqual([[1], [0], [1]]);
    showRecords(null, NOTHING_KNOWN);
  },
);

test(
  'what the browser has ended is subscribed anew, and not what its owner removed or never allowed',
  { tags: ['NOT-20', 'NOT-21'] },
  async () => {
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const log: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
      log.push(`${method} ${path}`);
      if (method === 'GET') return Response.json({ zone, pushKey: 'key', devices: [] });
      if (method === 'POST') return Response.json({ done: true });
      return Response.json({ defined: true, code: 'NOT_FOUND', status: 404, message: '' }, { status: 404 });
    });
    const subscription = await import('#web/platform/push-subscription.ts');
    vi.spyOn(subscription, 'pushSupport').mockReturnValue('possible');
    const isSubscribed = vi.spyOn(subscription, 'isSubscribed');
    vi.spyOn(subscription, 'subscribe').mockResolvedValue({ id: 'new', endpoint: '', p256dh: '', auth: '' });
    const start = async (isThere: boolean, permission: NotificationPermission = 'granted') => {
      vi.stubGlobal('Notification', { permission });
      writeUser('user', 'pushDevice', 'old');
      isSubscribed.mockResolvedValue(isThere);
      await keepNotices('user');
      return [readUser('user', 'pushDevice'), log.splice(0).some((line) => line.startsWith('POST'))];
    };
    expect([await start(true), await start(false), await start(false, 'default')]).toEqual([
      [null, false],
      ['new', true],
      ['old', false],
    ]);
  },
);

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
