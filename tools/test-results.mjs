// Plain JavaScript: the test command runs under the machine's own Node.
import { stripVTControlCharacters } from 'node:util';

/** So many lines of each failure are repeated at the end. */
const REASON_LINES = 20;

const playwrightStatus = { expected: 'passed', flaky: 'flaky', skipped: 'skipped' };

/**
 * Every test of the JSON report of either runner. Flaky: passed, but only on another try.
 * @param {string} text
 * @returns {{ name: string, status: 'passed' | 'flaky' | 'failed' | 'skipped', why?: string }[]}
 */
export function resultsIn(text) {
  const { testResults = [], suites = [], errors = [] } = JSON.parse(text);
  return [
    ...testResults.flatMap(resultsOfFile),
    ...suites.flatMap(resultsOfSuite),
    ...errors.map(({ message }) => ({ name: 'outside a test', status: 'failed', why: message })),
  ];
}

function resultsOfFile({ name, status, message, assertionResults }) {
  const results = assertionResults.map(({ fullName, status: said, failureMessages: [why] = [] }) => {
    const passed = why === undefined ? 'passed' : 'flaky';
    const outcome = said === 'passed' ? passed : said === 'failed' ? 'failed' : 'skipped';
    return { name: `${name}: ${fullName}`, status: outcome, why };
  });
  // A file that cannot be loaded fails without a single test.
  const isBroken = status === 'failed' && !results.some((result) => result.status === 'failed');
  return isBroken ? [...results, { name, status, why: message }] : results;
}

function resultsOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: `${file}: ${title}`,
      status: playwrightStatus[status] ?? 'failed',
      why: results.find(({ error }) => error)?.error.message,
    })),
  );
  return [...own, ...suites.flatMap(resultsOfSuite)];
}

/**
 * A runner that ended badly without a failing test has failed all the same: it crashed, or it found no tests.
 * @param {ReturnType<typeof resultsIn>} results
 * @param {{ name: string, exitCode: number | null, output: string }} run
 */
export function summarize(results, { name, exitCode, output }) {
  const isCrash = exitCode !== 0 && !results.some(({ status }) => status === 'failed');
  const crash = { name: `${name}, which ended with ${exitCode}`, status: 'failed', why: output.slice(-2000) };
  const all = isCrash ? [...results, crash] : results;
  const count = (...wanted) => all.filter(({ status }) => wanted.includes(status)).length;
  return {
    passed: count('passed', 'flaky'),
    flaky: count('flaky'),
    failed: count('failed'),
    skipped: count('skipped'),
    troubles: all
      .filter(({ status }) => status === 'failed' || status === 'flaky')
      .map((result) => trouble(result.status, result.name, result.why)),
  };
}

/** A trouble and the first lines of why, as the end of a long log shows them. */
export function trouble(status, name, why = '') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, REASON_LINES);
  return [`${status}: ${name}`, ...lines.filter((line) => line.trim()).map((line) => `    ${line}`)].join(
    '\n',
  );
}
