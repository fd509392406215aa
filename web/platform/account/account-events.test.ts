import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/accounts/schema.ts';
import { readUser } from '#web/platform/storage/storage.ts';
import { showSession } from '#web/platform/session/session-store.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { enterCode } from './account.ts';
import {
  changeEmail,
  changePassword,
  confirmTwoFactor,
  deleteAccount,
  endDevices,
  stopTwoFactor,
} from './account-settings.ts';
import { confirmEmail } from './recovery.ts';
import { completeOnboarding } from './sign-up.ts';

vi.mock('#web/platform/language/language.ts', () => ({ currentWords: () => ({ language: 'en' }) }));
vi.mock('#web/platform/reads/stored-reads.ts', () => import('#tests/no-stored-reads.ts'));

const forget = vi.spyOn(outbox, 'forget').mockResolvedValue();
const session = { user: { id: 'anna', onboardingCompleted: true } } as Session;
const otherTab = new BroadcastChannel('carful:auth');
const heard: string[] = [];
otherTab.onmessage = ({ data }) => heard.push(String(data));

beforeEach(() => {
  heard.length = 0;
  showSession(session);
});
afterEach(() => {
  showSession(null);
  vi.unstubAllGlobals();
});

/** Does something that the server answers with this outcome. @returns what the other tabs hear of it */
async function toldOf(act: () => Promise<unknown>, outcome?: string): Promise<string[]> {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/api/session' ? { session, features: {} } : { outcome })),
  );
  heard.length = 0;
  await act();
  // What is said later is heard later.
  const last = new BroadcastChannel('carful:auth');
  last.postMessage('last'); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has no target
  await expect.poll(() => heard.at(-1), { interval: 5 }).toBe('last');
  last.close();
  return heard.slice(0, -1);
}

test(
  'the other tabs hear of every change of the account, and of nothing else',
  { tags: ['STAT-63'] },
  async () => {
    const changed = ['user-updated'];
    expect(await toldOf(() => changePassword('old', 'new'))).toEqual(changed);
    expect(await toldOf(() => confirmTwoFactor('123456'))).toEqual(changed);
    expect(await toldOf(() => stopTwoFactor('secret'))).toEqual(changed);
    expect(await toldOf(completeOnboarding)).toEqual(changed);
    expect(await toldOf(() => changeEmail('new@example.com', 'secret'), 'changed')).toEqual(changed);
    expect(await toldOf(() => changeEmail('new@example.com', 'secret'), 'mail-sent')).toEqual([]);
    for (const outcome of ['confirmed', 'changed'])
      expect(await toldOf(() => confirmEmail('token'), outcome)).toEqual(changed);
    expect(await toldOf(() => confirmEmail('token'), 'used')).toEqual([]);
    for (const kind of ['totp', 'backup-code'] as const)
      expect(await toldOf(() => enterCode(kind, '123 456', false))).toEqual(['signed-in']);
    expect(await toldOf(() => endDevices(false))).toEqual([]);
  },
);

test(
  'whoever logs out everywhere or deletes the account leaves no flag of the tutorial here',
  { tags: ['STAT-57', 'STAT-63'] },
  async () => {
    for (const act of [() => endDevices(true), () => deleteAccount('secret')]) {
      showSession(session);
      expect(readUser('anna', 'hasCompletedOnboarding')).toBe('true');
      expect(await toldOf(act, 'requested')).toEqual(['signed-out']);
      expect(readUser('anna', 'hasCompletedOnboarding')).toBeNull();
    }
    showSession(session);
    expect(await toldOf(() => deleteAccount('wrong'), 'wrong-password')).toEqual([]);
    expect(readUser('anna', 'hasCompletedOnboarding')).toBe('true');
  },
);

test('a deleted account leaves no unsent records here, a refused deletion does', async () => {
  forget.mockClear();
  await toldOf(() => deleteAccount('wrong'), 'wrong-password');
  expect(forget).not.toHaveBeenCalled();
  await toldOf(() => deleteAccount('secret'), 'requested');
  expect(forget).toHaveBeenCalledOnce();
});
