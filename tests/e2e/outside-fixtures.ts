import { rm } from 'node:fs/promises';
import { startApp } from '#tests/app-process.ts';
import { freePort } from '#tests/free-port.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';
import { test as base } from './fixtures.ts';
import { address } from './sign-up-form.ts';

export type Outside = { url: string; mails: MailServer; google: OpenIdServer };

export const test = base.extend<{ baseURL: string }, { outside: Outside }>({
  /** An app that can send mail and knows Google and a provider of its own, both one double: stand-ins that speak the real protocols. */
  outside: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await migratedFolder();
      const mails = await startMailServer();
      const google = await startOpenIdServer(person('Google Person'));
      const port = await freePort();
      const app = await startApp(folder, {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...google.googleEnv,
        ...google.env,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        SMTP_URL: mails.url,
        MAIL_FROM: 'carful@example.org',
      });
      await use({ url: app.url, mails, google });
      await app.stop();
      await google.stop();
      await mails.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ outside }, use) => use(outside.url),
});

export const person = (name: string) => ({ sub: address(), email: address(), name, email_verified: true });
