import { expect, test } from 'vitest';
import { resultsIn, summarize } from './test-results.mjs';

const run = (exitCode: number | null) => ({ name: 'unit tests', exitCode, output: 'no memory' });
const ofVitest = JSON.stringify({
  testResults: [
    {
      name: 'fills.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a sum', failureMessages: [] },
        { status: 'failed', fullName: 'an average', failureMessages: ['\u001B[31m1 is not 2\n\nat line 3'] },
        { status: 'passed', fullName: 'waits', failureMessages: ['too late'] },
        { status: 'pending', fullName: 'elsewhere', failureMessages: [] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
  ],
});
const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: message === undefined ? [] : [{ error: { message } }] }],
});
const ofPlaywright = JSON.stringify({
  suites: [
    {
      file: 'home.spec.ts',
      specs: [spec('opens', 'expected'), spec('shows', 'unexpected', 'gone'), spec('later', 'skipped')],
      suites: [{ file: 'home.spec.ts', specs: [spec('waits', 'flaky', 'too late')] }],
    },
  ],
  errors: [{ message: 'No port' }],
});

test.each([
  [
    'vitest',
    ofVitest,
    [
      'failed: fills.test.ts: an average\n    1 is not 2\n    at line 3',
      'flaky: fills.test.ts: waits\n    too late',
      'failed: broken.test.ts\n    No such file',
    ],
  ],
  [
    'Playwright',
    ofPlaywright,
    [
      'failed: home.spec.ts: shows\n    gone',
      'flaky: home.spec.ts: waits\n    too late',
      'failed: outside a test\n    No port',
    ],
  ],
])('%s: tests are counted, and what failed or needed another try is named', (_runner, report, troubles) => {
  expect(summarize(resultsIn(report), run(1))).toEqual({
    passed: 2,
    flaky: 1,
    failed: 2,
    skipped: 1,
    troubles,
  });
});

test('a runner that ends badly has failed, even when every test passed', () => {
  const passed = [{ name: 'a sum', status: 'passed' as const }];
  expect(summarize(passed, run(0)).failed).toBe(0);
  for (const exitCode of [1, null])
    expect(summarize(passed, run(exitCode))).toMatchObject({
      passed: 1,
      failed: 1,
      troubles: [`failed: unit tests, which ended with ${exitCode}\n    no memory`],
    });
});
