import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { openWithProfile } from '#tests/upgrade/browser-profile.ts';
import { installRelease } from '#tests/upgrade/install-release.ts';
import { readRelease, type Account, type Release } from '#tests/upgrade/release.ts';
import { expect, signInBrowser, test as base } from './fixtures.ts';

export type Installed = Release & { url: string };
type Shared = { install: (version: string) => Promise<Installed> };

export const test = base.extend<{ version: string; installed: Installed; baseURL: string }, Shared>({
  /** Starts this app on what a release left behind; once for the tests of a worker. */
  install: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the first argument's names
    async ({}, use) => {
      const started = new Map<string, { installed: Installed; stop: () => Promise<void> }>();
      await use(async (version) => {
        const known = started.get(version);
        if (known) return known.installed;
        const folder = await tempFolder();
        const dataDir = join(folder, 'data');
        await installRelease(version, dataDir, folder);
        const app = await startApp(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
        const installed = { ...(await readRelease(version)), url: app.url };
        const stop = async () => {
          await app.stop();
          await rm(folder, { recursive: true, force: true });
        };
        started.set(version, { installed, stop });
        return installed;
      });
      for (const { stop } of started.values()) await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  version: ['', { option: true }],
  installed: async ({ install, version }, use) => use(await install(version)),
  baseURL: async ({ installed }, use) => use(installed.url),
});

export async function signIn({ url }: Installed, { email, password }: Account): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
  expect((await visitor.call('session.read')).session!.user.email).toBe(email);
  return visitor;
}

/** The page that opens when a person comes back after the upgrade. */
export async function comeBack(
  context: BrowserContext,
  installed: Installed,
  profile: keyof Release['browsers'],
  visitor?: Visitor,
): Promise<Page> {
  if (visitor) await signInBrowser(context, visitor, installed.url);
  return openWithProfile(context, installed.url, installed.browsers[profile]);
}

/**
 * Errors on the console and uncaught ones; the shared fixture hears only the page it made itself. A thumbnail may
 * be asked for while its file still waits on the device: that 404 is expected.
 */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  const isThumbnail = (url: string) => /\/api\/media\/[^/]+\/thumbnail\.jpg$/.test(url);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isThumbnail(message.location().url))
      errors.push(message.text() + ' ' + message.location().url);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
