import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser, findShell } from './tools/browser.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/**
 * They begin: some take longest, or wait most of their time; of the others the tests of a file share an app or a browser
 * of their own.
 */
const first = ['assistant-model', 'every-view', 'mail-and-google', 'outbox-faults', 'upgrade'].map(
  (name) => `e2e/${name}.spec.ts`,
);
const executablePath = findShell() ?? findBrowser();

/** Containers often have 64 MB there, too little for a browser. */
const hasRoom = (folder: string): boolean => existsSync(folder) && freeBytes(folder) > 1024 ** 3;
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.cache/test-results/playwright',
  // More than the two cores: a browser test also waits. The other parts run beside them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared CI machine may stall a browser; a test that needed another try is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // What hangs fails by the limits of its steps; they leave a slow machine under load its time.
  timeout: 5 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    ...phone,
    // The global setup starts the app and leaves its address here; workers inherit the environment.
    baseURL: process.env['CARFUL_TEST_URL'],
    // A click that finds nothing fails by itself, with what it waited for.
    actionTimeout: 60_000,
    // Its dates are as LIM-09 and LIM-10 write them.
    locale: 'en-US',
    timezoneId: 'Europe/Riga',
    // Fetching the whole app for later costs each test half a second; those without a network need it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: {
      args: [
        // The shell alone would round the width of every letter.
        '--font-render-hinting=none',
        // A page of a test lives for seconds: optimizing its code costs more than it saves.
        '--js-flags=--no-turbofan --no-maglev',
      ],
      ...(hasRoom('/dev/shm') && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
  // Each worker starts anew for the next project: two seconds of a processor.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'e2e', testMatch: '{e2e,journeys}/**/*.spec.ts', testIgnore: first },
  ],
});
