import { expect, test } from 'vitest';
import { startMailServer } from '#tests/stand-ins/mail-server.ts';
import { openWorld } from '#tests/world.ts';
import { mailSignInAdded } from './mail-sign-in-added.ts';
import { providerInTime } from './openid-endpoints.ts';

test('a provider is waited for only so long', async () => {
  await expect(providerInTime(new Promise(() => undefined), 20)).rejects.toThrow('no answer within 20 ms');
});

test('a way to log in stays added when the mail about it cannot be queued', async () => {
  const mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', LOG_LEVEL: 'silent' };
  const world = await openWorld({ env });
  try {
    const { deps } = world;
    const jobs = { ...deps.jobs, ready: () => Promise.reject(new Error('no queue')) };
    const { id } = await world.newOwner();
    await expect(mailSignInAdded({ ...deps, jobs }, 'en', id)).resolves.toBeUndefined();
  } finally {
    await world.close();
    await mails.stop();
  }
});
