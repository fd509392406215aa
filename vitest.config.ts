import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/data/**'];
const long = ['tests/load/**/*.test.ts', 'tests/faults/**/*.test.ts'];
const platform = 'server/platform/**/*.test.ts';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // Two cores: more workers would only make every test slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'tools/**/*.test.ts', platform],
          exclude: never,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...never, ...long, platform],
          globalSetup: 'tests/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: long,
          exclude: never,
          globalSetup: 'tests/global-setup.ts',
          // Load and faults are measured one at a time.
          fileParallelism: false,
          testTimeout: 15 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
    ],
  },
});
