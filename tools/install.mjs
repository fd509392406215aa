// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { whyTooSmall } from './machine.mjs';
import { SetupError, readOrNothing, sha256 } from './setup.mjs';

const SAY_STILL_EVERY_MS = 15_000;

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/**
 * True when node_modules holds what package-lock.json asks for, going by npm's own record of the tree.
 * npm writes that record last, so an interrupted install has none. Optional packages may be absent:
 * most of them belong to other platforms.
 */
export function isInstalled(folder, isDev) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const found = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  const complete = Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const there = found[path];
    if (there) return there.version === entry.version;
    return Boolean(entry.optional || entry.devOptional || (entry.dev && !isDev));
  });
  return complete && Object.keys(found).every((path) => path in wanted);
}

const UNREACHABLE = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  // npm's own, when its time is over.
  'FETCH_ERROR',
];

/**
 * Why npm failed, in a sentence.
 * @param {string} output
 * @param {string | null} signal
 */
export function causeOf(output, signal) {
  if (signal === 'SIGKILL') return 'It was killed, most likely because memory ran out.';
  if (signal !== null) return `It was stopped by ${signal}.`;
  const field = (name) => new RegExp(`^npm (?:error|ERR!) ${name} (.+)$`, 'm').exec(output)?.[1];
  const code = field('code') ?? '';
  if (UNREACHABLE.includes(code) || code.endsWith('TIMEOUT'))
    return `The package registry could not be reached (${code}): check the network and the proxy.`;
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${field('path') ?? 'A file'} may not be written by the user who runs this.`;
  if (/^E\d{3}$/.test(code)) return `The package registry answered with ${code.slice(1)}.`;
  if (code === 'EINTEGRITY') return 'A package arrived damaged: start again.';
  return `Its own message is above${code && ` (${code})`}.`;
}

/** npm itself, by the one that runs this: another may come first on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(running) ? [process.execPath, running] : ['npm'];
}

/** npm makes the folders before it asks for what is in them. */
function hasPackage(folder) {
  const modules = join(folder, 'node_modules');
  return (
    existsSync(modules) &&
    readdirSync(modules).some((name) => existsSync(join(modules, name, 'package.json')))
  );
}

/** Ends without a word; what npm said is shown when it fails. */
function npmCi(cwd, isDev, log) {
  const [command, ...before] = npmCommand();
  const args = [
    'ci',
    // Said aloud, because NODE_ENV=production or an npm setting would leave out what is needed, or bring what is not.
    isDev ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // Without a network npm would be silent for minutes.
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--fetch-timeout=60000',
  ];
  const child = spawn(command, [...before, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const begun = Date.now();
  const still = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    log(
      hasPackage(cwd)
        ? `  … still installing, ${seconds} s`
        : `  … no package has arrived after ${seconds} s: does the registry answer (npm ping)? npm tries for some minutes`,
    );
  }, SAY_STILL_EVERY_MS);
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    const settle = (act) => {
      clearInterval(still);
      for (const signal of signals) process.off(signal, stop);
      act();
    };
    child.on('error', (error) =>
      settle(() =>
        reject(new SetupError(`npm could not be started (${error.message}). Install Node.js with npm.`)),
      ),
    );
    child.on('close', (code, signal) =>
      settle(() => {
        if (code === 0) return resolve();
        log(output.trim());
        reject(new SetupError(`The packages were not installed. ${causeOf(output, signal)}`));
      }),
    );
  });
}

const stampOf = (folder) => join(folder, 'node_modules', '.carful-lock');

/**
 * Installs from the lockfile when node_modules is missing or belongs to another lockfile: beside it, since npm empties it
 * first, and would leave nothing to start with where the registry is out of reach.
 * @param {{ folder: string, isDev: boolean, log: (line: string) => void }} options isDev: with the packages for development
 * @returns {Promise<boolean>} whether it had to install
 * @throws {SetupError} when npm fails
 */
export async function ensureInstalled({ folder, isDev, log }) {
  const lockHash = sha256(readFileSync(join(folder, 'package-lock.json')));
  const stamps = { run: lockHash, dev: `${lockHash} dev` };
  const stamp = readOrNothing(stampOf(folder));
  if (stamp === stamps.dev || (stamp === stamps.run && !isDev)) return false;
  const remember = () => writeFileSync(stampOf(folder), isDev ? stamps.dev : stamps.run);
  if (isInstalled(folder, isDev)) {
    remember();
    return false;
  }
  const why = whyTooSmall({ folder, isInstalling: true, isDev });
  if (why !== null) throw new SetupError(why);
  log('Installing the packages of package-lock.json, once: about a minute on a fast line …');
  const beside = join(folder, '.cache', 'packages');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(beside, name));
  await npmCi(beside, isDev, log);
  const place = join(folder, 'node_modules');
  try {
    // Renamed, not removed: an app that runs meanwhile misses them for a moment only.
    if (existsSync(place)) renameSync(place, join(beside, 'before'));
    renameSync(join(beside, 'node_modules'), place);
  } catch {
    // A mount cannot be renamed, and nothing can across file systems.
    await npmCi(folder, isDev, log);
  }
  rmSync(beside, { recursive: true, force: true });
  remember();
  return true;
}
