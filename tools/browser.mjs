// Plain JavaScript: the test command looks for a browser before anything else is known to work.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SetupError, nodePath, root } from './setup.mjs';

/** Chromium without windows: the same pages for two thirds of the processor time. */
const shellPlace = '/usr/bin/chromium-headless-shell';
const debianPlace = '/usr/bin/chromium';
const usualPlaces = [
  debianPlace,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Ubuntu's chromium may be a stub that only points to a snap. */
function runs(path) {
  return (
    existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, the usual places, or the one Playwright installed.
 * @param {{ shell?: boolean }} options shell: one without windows is preferred
 * @returns {string | null}
 * @throws {SetupError} when CHROMIUM_PATH names no browser that runs
 */
export function findBrowser({ shell = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new SetupError(`CHROMIUM_PATH is ${named}, but no browser runs there.`);
  }
  return [...(shell ? [shellPlace] : []), ...usualPlaces, playwrightsOwn()].find(runs) ?? null;
}

function run(command, args) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

function installOnDebian(shell, mayBeFull) {
  run('apt-get', ['update']);
  const isInstalled = shell && run('apt-get', ['install', '-y', 'chromium-headless-shell']) === 0;
  if (!isInstalled && mayBeFull) run('apt-get', ['install', '-y', 'chromium']);
}

/**
 * Finds a browser, or installs one: as root on Debian its package, elsewhere Playwright's own.
 * @param {{ shell?: boolean, log?: (line: string) => void }} options shell: one without windows is preferred
 * @returns {string} the browser's path
 * @throws {SetupError} when there is none and none could be installed
 */
export function ensureBrowser({ shell = false, log = console.error } = {}) {
  const found = findBrowser({ shell });
  // Debian packages the shell beside Chromium; any other browser that is there will do.
  if (found !== null && !(shell && found === debianPlace && !process.env.CHROMIUM_PATH)) return found;
  log('Installing Chromium for the tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installOnDebian(shell, found === null);
  if (findBrowser({ shell }) === null) {
    run(nodePath(), [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  }
  const installed = findBrowser({ shell });
  if (installed !== null) return installed;
  throw new SetupError(
    'No browser was found and none could be installed. Install Chromium or set CHROMIUM_PATH.',
  );
}
