// Plain JavaScript: the test command counts under the machine's own Node.
import { stripVTControlCharacters } from 'node:util';

/** So many lines of each failure are repeated at the end. */
const REASON_LINES = 20;

/**
 * A runner that ended badly without a failing test has failed all the same: it crashed, it could not read a
 * file, it saw an error that no test caught, or it found no tests.
 */
function withCrash(counts, exitCode) {
  return { ...counts, failed: counts.failed === 0 && exitCode !== 0 ? 1 : counts.failed };
}

const isFlaky = ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0;

/** A file that cannot be loaded fails without a single test. */
const isBroken = (file) =>
  file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');

/**
 * A test that passed only on another try (there are some in CI alone) is among the passed and counted as flaky.
 * @param {string | null} text the JSON report, null when the runner left none
 * @param {number | null} exitCode null when it was killed
 */
export function countVitest(text, exitCode) {
  if (text === null) return { passed: 0, flaky: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(text);
  return withCrash(
    {
      passed: report.numPassedTests,
      flaky: report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFlaky).length,
      failed: report.numFailedTests + report.testResults.filter(isBroken).length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    exitCode,
  );
}

/**
 * @param {string | null} text the JSON report, null when the runner left none
 * @param {number | null} exitCode null when it was killed
 */
export function countPlaywright(text, exitCode) {
  if (text === null) return { passed: 0, flaky: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(text);
  return withCrash(
    {
      passed: stats.expected + stats.flaky,
      flaky: stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    exitCode,
  );
}

/**
 * What of a report failed, or passed only on a second try: a line each, and the beginning of why.
 * @param {string | null} text the JSON report of either runner, null when it left none
 * @returns {string[]}
 */
export function nameTroubles(text) {
  if (text === null) return [];
  const { testResults = [], suites = [], errors = [] } = JSON.parse(text);
  return [
    ...testResults.flatMap(troublesOfFile),
    ...suites.flatMap(troublesOfSuite),
    ...errors.map(({ message }) => trouble('failed', 'outside a test', message)),
  ];
}

/** A trouble and the first lines of why, as the end of a long log shows them. */
export function trouble(status, name, why = '') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, REASON_LINES);
  return [`${status}: ${name}`, ...lines.filter((line) => line.trim()).map((line) => `    ${line}`)].join(
    '\n',
  );
}

function troublesOfFile(file) {
  const { name, message, assertionResults } = file;
  const troubles = assertionResults
    .filter((result) => result.status === 'failed' || isFlaky(result))
    .map((result) =>
      trouble(
        isFlaky(result) ? 'flaky' : 'failed',
        `${name}: ${result.fullName}`,
        result.failureMessages?.[0],
      ),
    );
  return isBroken(file) ? [...troubles, trouble('failed', name, message)] : troubles;
}

function troublesOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results = [] }) =>
        trouble(
          status === 'flaky' ? 'flaky' : 'failed',
          `${file}: ${title}`,
          results.find(({ error }) => error)?.error.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(troublesOfSuite)];
}
