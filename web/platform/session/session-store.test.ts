import { expect, test, vi } from 'vitest';
import type { Session } from '#domain/accounts/schema.ts';
import { readUser, writeUser } from '#web/platform/storage/storage.ts';
import { showSession, showSignedOut } from './session-store.ts';

const session = { user: { id: 'anna', onboardingCompleted: true } } as Session;

test(
  'which push device this is outlives a session that expired, and not a log-out',
  { tags: ['NOT-24'] },
  () => {
    const left = () => [readUser('anna', 'pushDevice'), readUser('anna', 'username')];
    const start = () => {
      showSession(session);
      writeUser('anna', 'pushDevice', 'device');
      writeUser('anna', 'username', 'Anna');
    };
    start();
    showSession(null);
    expect(left()).toEqual(['device', null]);
    start();
    showSignedOut();
    expect(left()).toEqual([null, null]);
  },
);

test('a page that opens after its session was ended elsewhere forgets what the device kept', async () => {
  vi.resetModules();
  const device = await import('#web/platform/storage/storage.ts');
  device.writeDevice('session', JSON.stringify({ session, features: null }));
  device.writeUser('anna', 'username', 'Anna');
  device.writeUser('anna', 'draft:issue', 'half a sentence');
  const opened = await import('./session-store.ts');
  const ended: string[] = [];
  opened.onSignedOut((userId) => void ended.push(userId));
  opened.showSession(null);
  expect(ended).toEqual(['anna']);
  const left = ['username', 'draft:issue'].map((name) => device.readUser('anna', name as 'username'));
  expect(left).toEqual([null, 'half a sentence']);
  opened.showSession(null);
  expect(ended).toEqual(['anna']);
});

test('a log-out that the server does not know yet is heeded when the app opens without a network', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(console, 'error').mockReturnValue();
  const device = await import('#web/platform/storage/storage.ts');
  const { markSignOutPending } = await import('./pending-sign-out.ts');
  const opened = await import('./session-store.ts');
  device.writeDevice('session', JSON.stringify({ session, features: null }));
  markSignOutPending();
  await opened.readSession();
  expect(opened.currentSession()).toMatchObject({ session: null, failure: null });
  vi.unstubAllGlobals();
});
