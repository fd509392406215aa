import { describe, expect, test } from 'vitest';
import { titlesIn } from './check-titles.ts';
import { type TestOutcome, idsOf, readDepartures, readIds, titleFaults } from './conformance-claims.ts';
import { tally } from './conformance-tally.ts';
import { readReport } from './test-reports.ts';

// Put together here, so that the check of titles does not take these for claims.
const claim = (...ids: string[]) => `[${ids.join(', ')}] does it`;
const ids = new Map([
  ['HOME-1', '2.4'],
  ['HOME-2', '2.4'],
  ['GEN-1', '1'],
  ['ENT-1', '2.10'],
]);
const run = (tests: [string, TestOutcome['outcome']][], departures = new Map<string, string>()) =>
  tally(
    tests.map(([title, outcome]) => ({ title, outcome })),
    ids,
    departures,
  );

describe('ids of a title', () => {
  test.each([
    ['one', claim('HOME-05'), ['HOME-05']],
    ['two in one bracket', claim('HOME-05', 'HOME-06'), ['HOME-05', 'HOME-06']],
    ['two brackets', `${claim('HOME-05')} ${claim('I18N-1')}`, ['HOME-05', 'I18N-1']],
    ['no brackets', 'HOME-05 without brackets', []],
    ['other brackets', '[] nothing, [x] no id', []],
  ])('%s', (_form, title, expected) => {
    expect(idsOf(title)).toEqual(expected);
  });

  test('unknown ids and more than eight are faults', () => {
    const nine = Array.from({ length: 9 }, (_, at) => `A-${at}`);
    expect(titleFaults(claim(...nine.slice(1)), new Set(nine))).toEqual([]);
    expect(titleFaults(claim(...nine), new Set(nine))).toHaveLength(1);
    expect(titleFaults(claim('NO-1'), new Set(nine))).toEqual([expect.stringContaining('NO-1')]);
  });

  test('titles are found in a source, also those of tables of tests', () => {
    const source = `test('${claim('A-1')}', f); test.each([['x']])("${claim('A-2')} it's %s", f);`;
    expect(titlesIn(source).flatMap(idsOf)).toEqual(['A-1', 'A-2']);
  });
});

describe('tally', () => {
  test('a passing test proves, a failing or skipped one does not', () => {
    const { proven, missing } = run([
      [claim('HOME-1'), 'passed'],
      [claim('HOME-2'), 'failed'],
      [claim('GEN-1'), 'skipped'],
    ]);
    expect([...proven]).toEqual(['HOME-1']);
    expect(missing).toEqual(['HOME-2', 'GEN-1', 'ENT-1']);
  });

  test('one failing test takes the proof of another away', () => {
    const { proven } = run([
      [claim('HOME-1'), 'passed'],
      [claim('HOME-1', 'GEN-1'), 'failed'],
    ]);
    expect([...proven]).toEqual([]);
  });

  test('sections are in the order of the specification', () => {
    expect(run([[claim('ENT-1'), 'passed']]).sections).toEqual([
      { section: '1', proven: 0, total: 1 },
      { section: '2.4', proven: 0, total: 2 },
      { section: '2.10', proven: 1, total: 1 },
    ]);
  });

  test('a departure is neither missing nor to be claimed', () => {
    const departures = new Map([['HOME-1', 'another way']]);
    expect(run([], departures).missing).not.toContain('HOME-1');
    expect(run([[claim('HOME-1'), 'passed']], departures).faults).toHaveLength(1);
  });

  test('an unknown id is a fault and proves nothing', () => {
    const { proven, faults } = run([[claim('NO-1'), 'passed']]);
    expect(proven.size).toBe(0);
    expect(faults).toHaveLength(1);
  });
});

test('both reports are read, however deep their groups', () => {
  const assertions = ['passed', 'failed', 'pending'].map((status) => ({ title: status, status }));
  const vitest = { testResults: [{ assertionResults: assertions }] };
  expect(readReport(JSON.stringify(vitest)).map(({ outcome }) => outcome)).toEqual([
    'passed',
    'failed',
    'skipped',
  ]);
  const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
    title: status,
    tests: [{ status }],
  }));
  const playwright = { suites: [{ suites: [{ specs }] }] };
  expect(readReport(JSON.stringify(playwright)).map(({ outcome }) => outcome)).toEqual([
    'passed',
    'failed',
    'failed',
    'skipped',
  ]);
});

test('the lists of the repository fit together', () => {
  expect(readIds().size).toBe(747);
  for (const [id, reason] of readDepartures()) {
    expect(readIds().has(id)).toBe(true);
    expect(reason).not.toBe('');
  }
});
