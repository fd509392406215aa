import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestOutcome } from './conformance-claims.ts';

type VitestReport = { testResults: { assertionResults: { title: string; status: string }[] }[] };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
};

function ofVitest(report: VitestReport): TestOutcome[] {
  const named = { passed: 'passed', failed: 'failed' } as const;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      outcome: status === 'passed' || status === 'failed' ? named[status] : 'skipped',
    })),
  );
}

/** A flaky test proves nothing: it counts as failed. */
function ofPlaywright(suite: PlaywrightSuite): TestOutcome[] {
  const named: Record<string, TestOutcome['outcome']> = { expected: 'passed', skipped: 'skipped' };
  const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ title, outcome: named[status] ?? 'failed' })),
  );
  return [...here, ...(suite.suites ?? []).flatMap(ofPlaywright)];
}

/** Every test of one JSON report, of either runner. */
export function readReport(text: string): TestOutcome[] {
  const report = JSON.parse(text) as VitestReport | PlaywrightSuite;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

/** Every test of the last run of each kind, from the reports in a folder; none when nothing ran yet. */
export function readReports(folder: string): TestOutcome[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(readFileSync(join(folder, name), 'utf8')));
}
