import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestOutcome } from './conformance-claims.ts';
import { longTag } from './test-parts.mjs';

type VitestReport = {
  testResults: {
    assertionResults: { title: string; tags: string[]; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tags: string[]; tests: { status: string }[] }[];
};

// What passed although it has failures passed on its second try.
function outcomeOf(status: string, failureMessages: string[]): TestOutcome['outcome'] {
  if (status === 'passed') return failureMessages.length > 0 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

function ofVitest(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, tags, status, failureMessages }) => ({
      title,
      ids: tags,
      outcome: outcomeOf(status, failureMessages),
    })),
  );
}

function ofPlaywright(suite: PlaywrightSuite): TestOutcome[] {
  const outcomes: Record<string, TestOutcome['outcome']> = {
    expected: 'passed',
    flaky: 'flaky',
    skipped: 'skipped',
  };
  const here = (suite.specs ?? []).flatMap(({ title, tags, tests }) =>
    tests.map(({ status }) => ({
      title,
      ids: tags.filter((tag) => `@${tag}` !== longTag),
      outcome: outcomes[status] ?? 'failed',
    })),
  );
  return [...here, ...(suite.suites ?? []).flatMap(ofPlaywright)];
}

/** Every test of one JSON report, of either runner. */
export function readReport(text: string): TestOutcome[] {
  const report = JSON.parse(text) as VitestReport | PlaywrightSuite;
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

/** The report of one part, for example `unit`; null when the part left none. */
export function readReportOf(folder: string, part: string): TestOutcome[] | null {
  const path = join(folder, `${part}.json`);
  return existsSync(path) ? readReport(readFileSync(path, 'utf8')) : null;
}
