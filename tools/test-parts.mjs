// Plain JavaScript: the test command runs under the machine's own Node.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from './run-steps.mjs';
import { root } from './setup.mjs';

/** The tag of tests that `npm run test:long` runs, and `npm test` only by a pattern. */
const longTag = 'long';

/** Every view in every theme and language, where the ordinary run takes some of the pairs. */
const everyLook = ['e2e/every-view.spec', 'e2e/mechanic-page.spec'];

/** A text as a regular expression that finds it. */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function runVitest(project, report, match, whole = []) {
  return {
    args: [
      toolPath('vitest', 'vitest.mjs'),
      'run',
      // The unit tests are three projects, which differ in what their files share.
      `--project=${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(match?.id ? [`--tags-filter=${match.id}`] : match ? [] : whole),
      ...(match?.files ?? []),
    ],
  };
}

/** @param {string[]} whole what a run without a pattern is filtered by */
function runPlaywright(whole, report, match) {
  const files = match?.files.map((file) => `${escaped(file)}$`) ?? [];
  const filter = match?.id ? ['--grep', `@${match.id}(?![\\w-])`] : match ? [] : whole;
  return {
    args: [toolPath('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...filter, ...files],
    // Node itself reads TypeScript: to compile it again with Playwright's own compiler takes eight seconds of a processor.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' },
  };
}

const parts = {
  unit: (report, match) => runVitest('unit', report, match),
  server: (report, match) => runVitest('server', report, match, [`--tags-filter=!${longTag}`]),
  faults: (report, match) => runVitest('faults', report, match, [`--tags-filter=!${longTag}`]),
  rare: (report, match) =>
    runVitest('server', report, match, ['--project=faults', `--tags-filter=${longTag}`]),
  long: (report, match) => runVitest('long', report, match),
  // What an ordinary run tries a sample of.
  whole: (report, match) => {
    const { args } = runVitest('unit', report, match);
    const files = match
      ? []
      : readTests()
          .filter(isSampled)
          .map(({ file }) => file);
    return { args: [...args, '--project=server', ...files], env: { CARFUL_LONG: '1' } };
  },
  e2e: (report, match) => runPlaywright(['--grep-invert', `@${longTag}`], report, match),
  walks: (report, match) => {
    const whole = ['--grep', [`@${longTag}`, ...everyLook.map(escaped)].join('|')];
    const { env, args } = runPlaywright(whole, report, match);
    return { args, env: { ...env, CARFUL_LONG: '1' } };
  },
};

export const everyPart = ['static', ...Object.keys(parts)];

const isSampled = ({ file, text }) =>
  partsOf(file).some((part) => part === 'unit' || part === 'server') && text.includes("'#tests/sampled.ts'");

/** Whether a part walks through the built app in a browser. */
export const usesBrowser = (part) => part === 'e2e' || part === 'walks';

/**
 * How a part is run.
 * @param {string} part
 * @param {string} report path of the JSON report
 * @param {{ id: string | null, files: string[] } | null} match null for a whole run
 * @returns {{ args: string[], env?: Record<string, string> }} arguments for Node
 */
export function howToRun(part, report, match) {
  return parts[part](report, match);
}

/** The parts that have the tests of a file. */
export function partsOf(file) {
  if (file.endsWith('.spec.ts')) return ['e2e', 'walks'];
  if (file.startsWith('tests/faults/')) return ['faults'];
  if (file.startsWith('tests/load/')) return ['long'];
  return /^(?:server\/(?!platform\/)|tests\/)/.test(file) ? ['server'] : ['unit'];
}

/**
 * What a pattern names: the tests that claim a statement, else those of the files whose path has it.
 * @param {string} pattern
 * @param {{ file: string, text: string }[]} tests
 * @returns {{ id: string | null, files: string[] }}
 */
export function findTests(pattern, tests = readTests()) {
  const id = pattern.replace(/^@/, '').toUpperCase();
  const path = pattern.replace(`${root}/`, '').replace(/^\.\//, '');
  const claiming = tests.filter(({ text }) => text.includes(`'${id}'`) || text.includes(`'@${id}'`));
  const found = claiming.length > 0 ? claiming : tests.filter(({ file }) => file.includes(path));
  return { id: claiming.length > 0 ? id : null, files: found.map(({ file }) => file) };
}

function readTests() {
  return ['domain', 'server', 'web', 'tests', 'tools'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
      .map((name) => ({ file: `${room}/${name}`, text: readFileSync(join(root, room, name), 'utf8') })),
  );
}
