// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runSteps, staticSteps, stepEnvironment, toolPath } from './run-steps.mjs';
import { SetupError, ensureBuilt, ensureInstalled, nodePath, root } from './setup.mjs';
import { countPlaywright, countVitest } from './test-counts.mjs';

const reports = join(root, '.cache', 'test-results');
const reportOf = (name) => join(reports, `${name}.json`);

const vitest = (project) => ({
  name: project,
  count: countVitest,
  args: [
    toolPath('vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ],
});
const browser = {
  name: 'e2e',
  count: countPlaywright,
  args: [toolPath('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
};
/** Every view in every theme and language, where the ordinary run takes some of the pairs. */
const walks = {
  ...browser,
  name: 'walks',
  args: [
    ...browser.args,
    'every-view.spec',
    'large-text.spec',
    'accessible',
    'garage-access.spec',
    'mechanic-page.spec',
  ],
};

/** Runs one kind of tests, its output passed through, and counts from its report. */
function runTests({ name, args, count }, env) {
  console.log(`\n${name} tests`);
  rmSync(reportOf(name), { force: true });
  const { status } = spawnSync(nodePath(), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...stepEnvironment(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  });
  const report = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : null;
  const counted = count(report, status);
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
  return counted;
}

/** The parts of a run: all of them, those named by --only unit,server, or --long for what is timed. */
function chosenParts(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only) return only.split(',');
  return args.includes('--long') ? ['long', 'walks'] : ['static', 'unit', 'server', 'faults', 'e2e'];
}

async function runPart(part, env) {
  if (part === 'static') return runSteps(staticSteps);
  if (part === 'e2e') return runTests(browser, env);
  if (part === 'walks') return runTests(walks, { ...env, CARFUL_LONG: '1' });
  if (['unit', 'server', 'faults', 'long'].includes(part)) return runTests(vitest(part), env);
  throw new SetupError(`There are no ${part} tests: static, unit, server, faults, e2e, long or walks.`);
}

async function main() {
  ensureInstalled();
  ensureBuilt();
  const env = { CHROMIUM_PATH: ensureBrowser() };
  mkdirSync(reports, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const part of chosenParts(process.argv.slice(2))) {
    const counted = await runPart(part, env);
    passed += counted.passed;
    failed += counted.failed;
  }
  return { passed, failed };
}

let result = { passed: 0, failed: 1 };
try {
  result = await main();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 && result.passed > 0 ? 0 : 1;
