// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringsNode, majorOf, neededMajor, thisMachine, whyTooSmall } from './machine.mjs';

/** The folder of the repository, without a slash at the end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a person can act on: print the message, not the stack. */
export class SetupError extends Error {}

const IN_THE_WAY = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
};

/** What a person can act on, in a sentence; null for any other error, whose stack says more. */
export function sentenceOf(error) {
  if (error instanceof SetupError) return error.message;
  const reason = IN_THE_WAY[error?.code];
  if (reason === undefined || error.path === undefined) return null;
  return `${error.path} cannot be made: ${reason}. The user who runs this has to be able to write in ${root}.`;
}

export function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

export function readOrNothing(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * The Node that runs everything after the set-up: the one the packages bring along, else this one. It is found by the
 * folder of its package: npm below 11.6 takes the link in .bin away with the package of the other processor.
 * @returns {string} an absolute path
 * @throws {SetupError} when there is no Node new enough
 */
export function nodePath(folder = root) {
  const machine = thisMachine();
  const brought = join(folder, 'node_modules', `node-${machine.platform}-${machine.arch}`, 'bin', 'node');
  if (bringsNode(machine) && existsSync(brought)) return brought;
  if (majorOf(machine.node) >= neededMajor) return process.execPath;
  throw new SetupError(
    `Carful needs Node ${neededMajor} or newer, and this is ${machine.node}. The one it brings along is not in ` +
      `${brought}: remove node_modules and start again.`,
  );
}

function filesUnder(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(folder, inner);
      return /\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name) ? [] : [inner];
    });
}

function buildInputs(folder) {
  const rooms = ['domain', 'web'].filter((room) => existsSync(join(folder, room)));
  const plugins = readdirSync(join(folder, 'tools')).filter((name) => /^vite-[^.]*\.ts$/.test(name));
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return [
    'package-lock.json',
    'vite.config.ts',
    ...pages.toSorted(),
    ...plugins.toSorted().map((name) => `tools/${name}`),
    ...rooms.flatMap((room) => filesUnder(folder, room)),
  ].filter((path) => existsSync(join(folder, path)));
}

const hashOf = (folder, paths) =>
  sha256(...paths.flatMap((path) => [path, readFileSync(join(folder, path))]));

/** A hash over the names and contents of everything the web build reads. */
export function buildHash(folder = root) {
  return hashOf(folder, buildInputs(folder));
}

/** A hash over the names and contents of everything the build of the server reads. */
export function serverHash(folder = root) {
  const rooms = ['domain', 'server'].filter((room) => existsSync(join(folder, room)));
  const files = ['package-lock.json', 'package.json', 'tools/build-server.ts', 'tools/bundle-server.ts'];
  return hashOf(folder, [
    ...files.filter((path) => existsSync(join(folder, path))),
    ...rooms.flatMap((room) => filesUnder(folder, room)),
  ]);
}

/** The operator's commands that tests run. */
export const commandNames = ['accounts', 'backup', 'doctor', 'drill', 'invite', 'reset-link', 'restore'];
export const commandFolder = '.cache/commands';
/** Holds the hash of the sources that the commands were built from. */
export const commandStamp = `${commandFolder}/.stamp`;

/** A hash over the names and contents of everything the build of the commands reads. */
export function commandHash() {
  const own = ['tools/backup', 'tools/doctor'].flatMap((folder) => filesUnder(root, folder));
  const files = [
    'tools/build-commands.ts',
    'tools/print-table.ts',
    ...commandNames.map((name) => `tools/${name}.ts`),
  ];
  return sha256(serverHash(), hashOf(root, [...own, ...files]));
}

/** Whether the operator's commands were built from these sources. */
export const areCommandsBuilt = () => readOrNothing(join(root, commandStamp)) === commandHash();

/**
 * Builds the operator's commands for the tests when their sources differ from those of the last build.
 * @throws {SetupError} when the build fails
 */
export function ensureCommandsBuilt() {
  if (areCommandsBuilt()) return;
  runBuild(root, 'commands', ['tools/build-commands.ts']);
}

/** Holds the hash of the sources that the server in dist was built from. */
export const serverStamp = 'dist/server/.stamp';

const builtServer = 'dist/server/main.js';

function isServerBuilt(folder) {
  if (!existsSync(join(folder, builtServer))) return false;
  return readOrNothing(join(folder, serverStamp)) === serverHash(folder);
}

/** What Node runs as the app: its build if that was made from these sources, else the sources. */
export function serverEntry(folder = root) {
  return join(folder, isServerBuilt(folder) ? builtServer : 'server/main.ts');
}

/**
 * Builds the web app into dist/ when its sources differ from those of the last build.
 * @returns {boolean} whether it had to build
 * @throws {SetupError} when the build fails
 */
export function ensureBuilt({ folder = root, log = console.error } = {}) {
  const stampPath = join(folder, 'dist', '.stamp');
  const hash = buildHash(folder);
  const page = join(folder, 'dist', 'web', 'index.html');
  // A build made by hand has another time: its sources are not known, so it is made again.
  const stamp = () => (existsSync(page) ? `${hash} ${statSync(page).mtimeMs}` : '');
  if (existsSync(page) && readOrNothing(stampPath) === stamp()) return false;
  refuseTooSmall(folder);
  log('Building the web app, once for this version: about 10 seconds …');
  rmSync(stampPath, { force: true });
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  runBuild(folder, 'web app', [vite, 'build', '--logLevel', 'warn']);
  writeFileSync(stampPath, stamp());
  return true;
}

/**
 * Builds the server into dist/ when its sources differ from those of the last build.
 * @returns {boolean} whether it had to build
 * @throws {SetupError} when the build fails
 */
export function ensureServerBuilt({ folder = root, log = console.error } = {}) {
  if (isServerBuilt(folder)) return false;
  refuseTooSmall(folder);
  log('Building the server …');
  runBuild(folder, 'server', ['tools/build-server.ts']);
  return true;
}

function refuseTooSmall(folder) {
  const why = whyTooSmall({ folder, isInstalling: false, isDev: false });
  if (why !== null) throw new SetupError(why);
}

function runBuild(folder, what, args) {
  const { status, signal } = spawnSync(nodePath(folder), args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  const why =
    signal === 'SIGKILL' ? 'it was killed, most likely because memory ran out' : 'its own message is above';
  throw new SetupError(`The build of the ${what} failed: ${why}.`);
}
