import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, nameTroubles } from './test-counts.mjs';

const vitest = (passed: number, failed: number, files: object[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files,
  });
const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('a run of vitest', () => {
  test('counts what the report says', () => {
    expect(countVitest(vitest(5, 0), 0)).toEqual({ passed: 5, flaky: 0, failed: 0, skipped: 0 });
    expect(countVitest(vitest(5, 2), 1)).toEqual({ passed: 5, flaky: 0, failed: 2, skipped: 0 });
  });

  test('a second try is counted as passed and flaky', () => {
    const file = {
      status: 'passed',
      assertionResults: [
        { status: 'passed', failureMessages: ['expected 2 to be 0'] },
        { status: 'passed', failureMessages: [] },
      ],
    };
    expect(countVitest(vitest(2, 0, [file]), 0)).toEqual({ passed: 2, flaky: 1, failed: 0, skipped: 0 });
  });

  test('a file that cannot be loaded is a failure', () => {
    expect(countVitest(vitest(5, 0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1);
  });

  test('a file with a failing test is not counted twice', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest(vitest(5, 1, [file]), 1).failed).toBe(1);
  });
});

describe('a run of Playwright', () => {
  test('counts what the report says, a second try as passed and flaky', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(playwright(stats), 1)).toEqual({ passed: 5, flaky: 1, failed: 1, skipped: 2 });
  });

  test('an error outside the tests is a failure', () => {
    expect(countPlaywright(playwright({ expected: 4 }, [{ message: 'no tests found' }]), 1).failed).toBe(1);
  });
});

test.each([
  ['vitest', countVitest, vitest(5, 0)],
  ['Playwright', countPlaywright, playwright({ expected: 5 })],
])('%s: a crash is a failure even when every test passed', (_name, count, report) => {
  expect(count(report, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(count(report, null)).toMatchObject({ passed: 5, failed: 1 });
  expect(count(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('what failed or needed a second try is named with the reason, of either runner', () => {
  const files = [
    {
      name: 'fills.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a sum' },
        {
          status: 'failed',
          fullName: 'rules an average',
          failureMessages: ['\u001B[31m1 is not 2\n\nat line 3'],
        },
        { status: 'passed', fullName: 'waits', failureMessages: ['too late'] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
  ];
  expect(nameTroubles(vitest(2, 1, files))).toEqual([
    'failed: fills.test.ts: rules an average\n    1 is not 2\n    at line 3',
    'flaky: fills.test.ts: waits\n    too late',
    'failed: broken.test.ts\n    No such file',
  ]);
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
  });
  const inner = { file: 'home.spec.ts', specs: [spec('waits', 'flaky', 'too late')] };
  const specs = [spec('opens', 'expected'), spec('shows', 'unexpected', 'not there', 'gone')];
  const report = {
    suites: [{ file: 'home.spec.ts', specs, suites: [inner] }],
    errors: [{ message: 'No port' }],
  };
  expect(nameTroubles(JSON.stringify(report))).toEqual([
    'failed: home.spec.ts: shows\n    not there',
    'flaky: home.spec.ts: waits\n    too late',
    'failed: outside a test\n    No port',
  ]);
  expect(nameTroubles(null)).toEqual([]);
});
