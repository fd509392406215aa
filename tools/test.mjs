// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { beginBrowsers, ensureTestBrowsers } from './browser.mjs';
import { runSteps, staticSteps, stepEnvironment } from './run-steps.mjs';
import { prepare } from './prepare.mjs';
import { SetupError, nodePath, root, sentenceOf } from './setup.mjs';
import { everyPart, findTests, howToRun, partsOf, usesBrowser } from './test-parts.mjs';
import { resultsIn, summarize } from './test-results.mjs';

const ordinary = ['static', 'unit', 'server', 'faults', 'e2e'];
const timed = ['long', 'rare', 'whole', 'walks'];
const reportFolder = join(root, '.cache', 'test-results');

/** `[--only=unit,server] [--long] [PATTERN]` */
function readArguments(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const unknown = args.filter(
    (arg) => arg.startsWith('--') && arg !== '--long' && !arg.startsWith('--only='),
  );
  if (unknown.length > 0) throw new SetupError(`There is no option ${unknown[0]}: --only=PARTS or --long.`);
  const parts = only?.split(',') ?? (args.includes('--long') ? timed : null);
  const missing = parts?.find((part) => !everyPart.includes(part));
  if (missing !== undefined) {
    throw new SetupError(`There are no ${missing} tests: ${everyPart.join(', ')}.`);
  }
  return { parts, pattern: args.filter((arg) => !arg.startsWith('--')).join(' ') || null };
}

/** The parts of a run, each with what it has to run of its tests: null for all. */
function choose({ parts, pattern }) {
  if (pattern === null) return (parts ?? ordinary).map((part) => ({ part, match: null }));
  const { id, files } = findTests(pattern);
  const chosen = (parts ?? [...ordinary, 'long'])
    .map((part) => ({ part, match: { id, files: files.filter((file) => partsOf(file).includes(part)) } }))
    .filter(({ match }) => match.files.length > 0);
  if (chosen.length > 0) return chosen;
  const where = parts === null ? '' : ` in ${parts.join(', ')}`;
  throw new SetupError(
    `Nothing matches '${pattern}'${where}: no test claims it as a statement, and it is no part of a test file's path.`,
  );
}

/**
 * Runs one part and counts from its report.
 * @param {boolean} isQuiet prints the output when the part has ended, so that it does not mix with another's
 */
async function runTests({ part, match }, env, isQuiet) {
  const report = join(reportFolder, `${part}${match ? '-by-pattern' : ''}.json`);
  const { args, env: own } = howToRun(part, report, match);
  const title = `\n${part} tests${match ? ` by pattern, files: ${match.files.length}` : ''}`;
  if (!isQuiet) console.log(title);
  rmSync(report, { force: true });
  const { status, output } = await runNode(args, { ...stepEnvironment(), ...env, ...own }, isQuiet);
  if (isQuiet) console.log(`${title}\n${output}`);
  const results = existsSync(report) ? resultsIn(readFileSync(report, 'utf8')) : [];
  const counted = summarize(results, { name: `${part} tests`, exitCode: status, output });
  const { passed, failed, skipped } = counted;
  console.log(`${part}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  return counted;
}

function runNode(args, env, isQuiet) {
  const out = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(nodePath(), args, { cwd: root, stdio: ['ignore', out, out], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

const MEMORY_FOLDER = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;

/** Where databases of tests lie in memory instead of on a disk, whose every commit would be waited for. */
function folderInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY_FOLDER)) return null;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  if (bavail * bsize < MEMORY_BYTES) return null;
  const folder = mkdtempSync(join(MEMORY_FOLDER, 'carful-'));
  // The database has a user of its own.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function main() {
  const asked = readArguments(process.argv.slice(2));
  const isWhole = asked.pattern === null;
  // A browser is installed while packages are, by another program.
  const early = isWhole && (asked.parts ?? ordinary).some(usesBrowser) ? beginBrowsers() : null;
  await prepare({ isDev: true });
  const chosen = choose(asked);
  // These steps need neither the build nor a browser: they begin while both are made.
  const statics = chosen.some(({ part }) => part === 'static') ? runSteps(staticSteps) : null;
  if (chosen.some(({ part }) => part !== 'static' && part !== 'unit')) {
    await prepare({ isDev: true, build: 'tests' });
  }
  const isBrowsed = chosen.some(({ part }) => usesBrowser(part));
  if (isBrowsed) await (early ?? beginBrowsers());
  const browsers = isBrowsed ? ensureTestBrowsers() : {};
  const folder = chosen.some(({ part }) => part !== 'static') ? folderInMemory() : null;
  const env = { ...browsers, ...(folder && { TMPDIR: folder }) };
  mkdirSync(reportFolder, { recursive: true });
  const sum = { passed: 0, failed: 0, flaky: 0, troubles: [] };
  // Browser tests and tests that restart the app mostly wait, so the other parts run beside them.
  const order = [['e2e'], ['faults', 'unit'], ['static', 'server'], timed];
  const lanes = order
    .map((names) => names.flatMap((name) => chosen.filter(({ part }) => part === name)))
    .filter(({ length }) => length > 0);
  const isQuiet = lanes.length > 1;
  const runLane = async (lane) => {
    for (const one of lane) {
      const counted =
        one.part === 'static' ? await statics : await runTests(one, env, isQuiet && !usesBrowser(one.part));
      sum.passed += counted.passed;
      sum.failed += counted.failed;
      sum.flaky += counted.flaky ?? 0;
      sum.troubles.push(...counted.troubles);
    }
  };
  await Promise.all(lanes.map(runLane));
  return sum;
}

let result = { passed: 0, failed: 1, flaky: 0, troubles: [] };
try {
  result = await main();
} catch (error) {
  console.error(sentenceOf(error) ?? error);
}
// Last, where the long output of a machine's log is still shown.
if (result.troubles.length > 0) console.log(`\n${result.troubles.join('\n')}`);
console.log(`\n${result.passed} passed, ${result.flaky} of them on a second try (flaky)`);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
