// Plain JavaScript: the test command looks for a browser before anything else is known to work.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SetupError, nodePath, root } from './setup.mjs';

const debianPlace = '/usr/bin/chromium';
const shellPlace = '/usr/bin/chromium-headless-shell';
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
  if (!existsSync(join(root, 'node_modules', 'playwright-core'))) return '';
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, the usual places, or the one Playwright installed.
 * @returns {string | null}
 * @throws {SetupError} when CHROMIUM_PATH names no browser that runs
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new SetupError(`CHROMIUM_PATH is ${named}, but no browser runs there.`);
  }
  return [...usualPlaces, playwrightsOwn()].find(runs) ?? null;
}

/**
 * Chromium without windows, which shows the same pages in two thirds of the processor time, but hears no microphone.
 * @returns {string | null} null where there is none, or where CHROMIUM_PATH names a browser
 */
export function findShell() {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  if (CHROMIUM_SHELL_PATH || CHROMIUM_PATH) return CHROMIUM_SHELL_PATH ?? null;
  return runs(shellPlace) ? shellPlace : null;
}

/** What they recommend is a desktop; the pages need fonts alone. Only Debian packages the shell by itself. */
const install = 'apt-get install -y --no-install-recommends';
const installScript = `apt-get update; ${install} chromium fonts-liberation && ${install} chromium-headless-shell`;
const installer = ['sh', ['-c', installScript]];
const installOptions = {
  stdio: ['ignore', 2, 2],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  timeout: 10 * 60_000,
};

/** As root on Debian and its relatives. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Begins to install the browsers of the tests where they are missing and can be installed as packages.
 * @returns {Promise<unknown>} ends when that is done, however it went: what is there then is found by looking
 */
export function beginBrowsers({ log = console.error } = {}) {
  if (process.env.CHROMIUM_PATH || !mayInstall()) return Promise.resolve();
  const found = findBrowser();
  if (found !== null && (found !== debianPlace || findShell() !== null)) return Promise.resolve();
  log('Installing Chromium for the tests …');
  const child = spawn(...installer, installOptions);
  return new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
}

/**
 * Finds a browser, or installs one: as root on Debian its package, elsewhere Playwright's own.
 * @returns {string} the browser's path
 * @throws {SetupError} when there is none and none could be installed
 */
export function ensureBrowser({ log = console.error } = {}) {
  const found = findBrowser();
  if (found !== null) return found;
  log('Installing Chromium …');
  if (mayInstall()) spawnSync(...installer, installOptions);
  if (findBrowser() === null) {
    const playwright = join(root, 'node_modules', 'playwright-core', 'cli.js');
    spawnSync(nodePath(), [playwright, 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2] });
  }
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new SetupError(
    'No browser was found and none could be installed. Install Chromium or set CHROMIUM_PATH.',
  );
}

/**
 * Finds the browsers of the tests, or installs what Playwright has.
 * @returns {Record<string, string>} the environment in which they find them
 * @throws {SetupError} as ensureBrowser
 */
export function ensureTestBrowsers() {
  const browser = ensureBrowser();
  const shell = findShell();
  return { CHROMIUM_PATH: browser, ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}
