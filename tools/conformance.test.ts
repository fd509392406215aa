import { describe, expect, test } from 'vitest';
import { type TestOutcome, claimFaults } from './conformance-claims.ts';
import { type Run, judgeRuns } from './conformance-runs.ts';
import { tally } from './conformance-tally.ts';
import { readReport } from './test-reports.ts';

const ids = new Map([
  ['A-1', 'home'],
  ['A-2', 'home'],
  ['B-1', 'garage'],
  ['C-1', 'share'],
]);
const run = (tests: [string[], TestOutcome['outcome']][], departures = new Map<string, string>()) =>
  tally(
    tests.map(([claimed, outcome]) => ({ title: `a ${outcome} test`, ids: claimed, outcome })),
    ids,
    departures,
  );

test('unknown ids and more than eight are faults', () => {
  const nine = Array.from({ length: 9 }, (_, at) => `A-${at}`);
  expect(claimFaults('x', nine.slice(1), new Set(nine))).toEqual([]);
  expect(claimFaults('x', nine, new Set(nine))).toEqual(["9 ids, at most 8, at 'x'"]);
  expect(claimFaults('x', ['NO-1'], new Set(nine))).toEqual(["unknown id NO-1 at 'x'"]);
});

describe('tally', () => {
  test('a passing test proves, a failing, flaky or skipped one does not', () => {
    const { proven, missing, flaky } = run([
      [['A-1'], 'passed'],
      [['A-2'], 'failed'],
      [['B-1'], 'skipped'],
      [['C-1'], 'flaky'],
    ]);
    expect([...proven]).toEqual(['A-1']);
    expect(missing).toEqual(['A-2', 'B-1', 'C-1']);
    expect(flaky).toEqual(['a flaky test']);
  });

  test.each(['failed', 'flaky'] as const)('one %s test takes the proof of another away', (outcome) => {
    const { proven } = run([
      [['A-1'], 'passed'],
      [['A-1', 'B-1'], outcome],
    ]);
    expect([...proven]).toEqual([]);
  });

  test('areas come in the order of the alphabet', () => {
    expect(run([[['C-1'], 'passed']]).areas).toEqual([
      { area: 'garage', proven: 0, total: 1 },
      { area: 'home', proven: 0, total: 2 },
      { area: 'share', proven: 1, total: 1 },
    ]);
  });

  test('a departure is neither missing nor to be claimed', () => {
    const departures = new Map([['A-1', 'another way']]);
    expect(run([], departures).missing).not.toContain('A-1');
    expect(run([[['A-1'], 'passed']], departures).faults).toHaveLength(1);
  });

  test('an unknown id is a fault and proves nothing', () => {
    const { proven, faults } = run([[['NO-1'], 'passed']]);
    expect(proven.size).toBe(0);
    expect(faults).toHaveLength(1);
  });
});

test('both reports are read with their tags, however deep their groups', () => {
  const tags = ['A-1'];
  const assertions = ['passed', 'failed', 'pending'].map((status) => ({
    title: status,
    tags,
    status,
    failureMessages: status === 'failed' ? ['too late'] : [],
  }));
  assertions.push({ ...assertions[0]!, failureMessages: ['too late'] });
  const vitest = readReport(JSON.stringify({ testResults: [{ assertionResults: assertions }] }));
  expect(vitest.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped', 'flaky']);
  const specs = ['expected', 'unexpected', 'flaky', 'skipped', 'interrupted'].map((status) => ({
    title: status,
    tags: [...tags, 'long'],
    tests: [{ status }],
  }));
  const playwright = readReport(JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  expect(playwright.map(({ outcome }) => outcome)).toEqual([
    'passed',
    'failed',
    'flaky',
    'skipped',
    'failed',
  ]);
  expect(new Set([...vitest, ...playwright].map((one) => one.ids.join()))).toEqual(new Set(tags));
});

describe('the runs behind a verdict', () => {
  const of = (changes: Partial<Run> = {}): Run => ({
    commit: 'a'.repeat(40),
    dirty: false,
    startedAt: '2026-03-01T10:00:00.000Z',
    pattern: null,
    ...changes,
  });
  const whole = { unit: of(), server: of(), faults: of(), e2e: of() };
  const clean = { commit: 'a'.repeat(40), dirty: false };

  test('whole runs of what is checked out are counted, with commit and time', () => {
    expect(judgeRuns(whole, clean)).toEqual({
      parts: ['unit', 'server', 'faults', 'e2e'],
      measured: ['unit, server, faults, e2e: commit aaaaaaaaa, started 2026-03-01T10:00:00.000Z'],
      faults: [],
      warnings: [],
    });
  });

  test('a report of another commit is not counted', () => {
    const verdict = judgeRuns({ ...whole, e2e: of({ commit: 'b'.repeat(40) }) }, clean);
    expect(verdict.parts).not.toContain('e2e');
    expect(verdict.faults).toEqual([
      'The e2e report is of commit bbbbbbbbb, 2026-03-01T10:00:00.000Z, but aaaaaaaaa is checked out: run npm test again.',
    ]);
  });

  test('a part that ran by pattern alone, or not at all, is missing', () => {
    const { e2e, faults, ...rest } = whole;
    expect(judgeRuns({ ...rest, 'e2e-by-pattern': { ...e2e, pattern: 'log-out' } }, clean).faults).toEqual([
      'The faults tests have no report: run npm test.',
      "The e2e tests ran only for 'log-out', not whole: run npm test.",
    ]);
    expect(judgeRuns({ ...whole, 'unit-by-pattern': of({ pattern: 'x' }) }, clean).faults).toEqual([]);
    expect(faults.pattern).toBeNull();
  });

  test('timed parts count when they are of the same commit', () => {
    const old = of({ commit: 'b'.repeat(40) });
    expect(judgeRuns({ ...whole, long: of(), walks: old }, clean).parts).toEqual([
      ...Object.keys(whole),
      'long',
    ]);
    expect(judgeRuns({ ...whole, walks: old }, clean).faults).toEqual([]);
  });

  test('uncommitted changes are told, those measured and those after', () => {
    expect(judgeRuns({ ...whole, e2e: of({ dirty: true }) }, clean).warnings).toEqual([
      'Measured with uncommitted changes: e2e.',
    ]);
    expect(judgeRuns(whole, { ...clean, dirty: true }).warnings).toHaveLength(1);
    expect(judgeRuns({}, { commit: null, dirty: true }).warnings[0]).toMatch(/^Without git/);
  });
});
