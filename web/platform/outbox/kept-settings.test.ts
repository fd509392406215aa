import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { account } from '#tests/outbox-page.ts';
import { defaultChoices } from '#domain/notices/schema.ts';

afterAll(() => vi.unstubAllGlobals());

const { keepNotices } = await import('#web/notices/keep-notices.ts');
const { readKept } = await import('#web/platform/reads/stored-reads.ts');
const { outbox } = await import('./outbox.ts');

test('what is on the device after a change that was sent later is the change, with the settings closed', async () => {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  let stored = { ...defaultChoices, zone, version: 1, email: null, pushKey: '', devices: [], calendar: null };
  vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) => {
    if (method !== 'GET') stored = { ...stored, emailEnabled: false, version: 2 } as never;
    return Response.json(stored);
  });
  const kept = async () => (await readKept(account.id, '["notices.read",null]'))?.data;
  await keepNotices(account.id);
  await expect.poll(kept, { timeout: 5_000 }).toMatchObject({ emailEnabled: true });
  vi.stubGlobal('navigator', { onLine: false });
  const input = { baseVersion: 1, changes: { emailEnabled: { from: true, to: false } } };
  expect(await outbox.send('notices.edit', input)).toBeNull();
  vi.stubGlobal('navigator', { onLine: true });
  await outbox.sendAll();
  await expect.poll(kept, { timeout: 5_000 }).toMatchObject({ emailEnabled: false });
});
