import { expect, test } from 'vitest';
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
