// Plain JavaScript: the test command runs under the machine's own Node.
import { toolPath } from './run-steps.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

/** The tag of browser tests that `npm run test:long` runs, and `npm test` only by a pattern. */
export const longTag = '@long';

/** Every view in every theme and language, where the ordinary run takes some of the pairs. */
const everyLook = ['e2e/every-view.spec', 'e2e/accessible', 'e2e/mechanic-page.spec'];

/** A text as a regular expression that finds it. */
export const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const vitestFilters = {
  id: (id) => [`--tags-filter=${id}`],
  path: () => [],
  title: (title) => [`--testNamePattern=(?i:${escaped(title)})`],
};
const playwrightFilters = {
  id: (id) => ['--grep', `@${id}(?![\\w-])`],
  path: () => [],
  title: (title) => ['--grep', `(?:${escaped(title)})`],
};

function runVitest(project, report, match) {
  const args = [
    toolPath('vitest', 'vitest.mjs'),
    'run',
    // The unit tests are two projects, of which one isolates its files.
    `--project=${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  if (match === null) return { args, count: countVitest };
  return { args: [...args, ...vitestFilters[match.kind](match.pattern), ...match.files], count: countVitest };
}

/** @param {string[]} whole what a run without a pattern is filtered by */
function runPlaywright(whole, report, match) {
  const args = [toolPath('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
  // Node itself reads TypeScript: to compile it again with Playwright's own compiler takes eight seconds of a processor.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' };
  if (match === null) return { args: [...args, ...whole], count: countPlaywright, env };
  const chosen = match.files.map((file) => `${escaped(file)}$`);
  return {
    args: [...args, ...playwrightFilters[match.kind](match.pattern), ...chosen],
    count: countPlaywright,
    env,
  };
}

const parts = {
  unit: (report, match) => runVitest('unit', report, match),
  server: (report, match) => runVitest('server', report, match),
  faults: (report, match) => runVitest('faults', report, match),
  long: (report, match) => runVitest('long', report, match),
  e2e: (report, match) => runPlaywright(['--grep-invert', longTag], report, match),
  walks: (report, match) => {
    const whole = ['--grep', [longTag, ...everyLook.map(escaped)].join('|')];
    const { env, ...run } = runPlaywright(whole, report, match);
    return { ...run, env: { ...env, CARFUL_LONG: '1' } };
  },
};

export const everyPart = ['static', ...Object.keys(parts)];

/** Whether a part walks through the built app in a browser. */
export const usesBrowser = (part) => part === 'e2e' || part === 'walks';

/** Whether the walks run some of this file. */
export const isWalk = (file, text) =>
  everyLook.some((name) => file.includes(name)) || text.includes(`'${longTag}'`);

/**
 * How a part is run and counted.
 * @param {string} part
 * @param {string} report path of the JSON report
 * @param {{ kind: 'id' | 'path' | 'title', pattern: string, files: string[] } | null} match null for a whole run
 * @returns {{ args: string[], count: typeof countVitest, env?: Record<string, string> }} arguments for Node
 */
export function howToRun(part, report, match) {
  return parts[part](report, match);
}
