import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultChoices } from '#domain/notices/schema.ts';

const { userId } = vi.hoisted(() => ({ userId: '0197a1b2-0000-7000-8000-000000000001' }));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: userId } } }),
  onSignedOut: () => {},
  readSession: async () => {},
}));
vi.mock('#web/platform/language/untitled-issue.ts', () => ({ untitledIssue: () => '' }));
vi.mock('#web/platform/storage/device-space.ts', () => ({
  keepStorage: async () => {},
  warnWhenNearlyFull: async () => {},
}));
for (const name of ['addEventListener', 'document'] as const)
  vi.stubGlobal(
    name,
    Object.assign(() => {}, { addEventListener: () => {} }),
  );
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
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
  const kept = async () => (await readKept(userId, '["notices.read",null]'))?.data;
  await keepNotices(userId);
  await expect.poll(kept, { timeout: 5_000 }).toMatchObject({ emailEnabled: true });
  vi.stubGlobal('navigator', { onLine: false });
  const input = { baseVersion: 1, changes: { emailEnabled: { from: true, to: false } } };
  expect(await outbox.send('notices.edit', input)).toBeNull();
  vi.stubGlobal('navigator', { onLine: true });
  await outbox.sendAll();
  await expect.poll(kept, { timeout: 5_000 }).toMatchObject({ emailEnabled: false });
});
