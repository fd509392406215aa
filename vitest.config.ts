import { defineConfig } from 'vitest/config';
import { readStatements } from './tools/specification.ts';
import { apiRoutes } from './tools/vite-api-routes.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/data/**'];
const load = ['tests/load/**/*.test.ts'];
const faults = ['tests/faults/**/*.test.ts'];
const stateful = ['web/platform/{live,outbox,session,storage}/**/*.test.ts'];
const platform = 'server/platform/**/*.test.ts';
// A shared CI machine may stall a process; a test that needed another try is reported as flaky.
const retry = process.env['CI'] ? 2 : 0;
/** Node runs these sources itself: to transform and wrap each module took a fifth of a run. The web's are written with JSX. */
const byNode = { viteModuleRunner: false, nodeLoader: false };
/** What hangs fails; a busy machine needs more than the second that is usual. */
const pollMs = 30_000;

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Two cores: more workers would only make every test slower.
    maxWorkers: 2,
    // A test claims statements of the specification by its tags, or is left to `npm run test:long`; any other tag is an error.
    tags: [...readStatements().keys(), 'long'].map((name) => ({ name })),
    projects: [
      {
        test: {
          name: 'unit',
          experimental: byNode,
          expect: { poll: { timeout: pollMs } },
          retry,
          include: ['domain/**/*.test.ts', 'tools/**/*.test.ts', platform],
          exclude: never,
          isolate: false,
          // Some start a process or read a dictionary: on a busy machine five seconds are not enough.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [apiRoutes()],
        test: {
          name: 'unit-web',
          expect: { poll: { timeout: pollMs } },
          retry,
          include: ['web/**/*.test.ts'],
          exclude: [...never, ...stateful],
          isolate: false,
          setupFiles: 'tests/fresh-modules.ts',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [apiRoutes()],
        // What they start goes on behind a test, in timers and channels: each file needs a process of its own.
        test: {
          name: 'unit-state',
          expect: { poll: { timeout: pollMs } },
          retry,
          include: stateful,
          exclude: never,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          experimental: byNode,
          expect: { poll: { timeout: pollMs } },
          retry,
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...never, ...load, ...faults, platform],
          isolate: false,
          setupFiles: 'tests/cheap-passwords.ts',
          globalSetup: 'tests/global-setup.ts',
          testTimeout: 3 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          experimental: byNode,
          expect: { poll: { timeout: pollMs } },
          retry,
          include: faults,
          exclude: never,
          isolate: false,
          globalSetup: 'tests/global-setup.ts',
          testTimeout: 3 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        test: {
          name: 'long',
          experimental: byNode,
          expect: { poll: { timeout: pollMs } },
          include: load,
          exclude: never,
          globalSetup: 'tests/global-setup.ts',
          // What is timed has the machine to itself.
          fileParallelism: false,
          testTimeout: 15 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
    ],
  },
});
