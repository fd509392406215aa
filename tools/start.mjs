// Plain JavaScript without dependencies: it runs under the machine's own Node before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { tryPort, whyNoPort } from '../server/platform/http/try-port.mjs';
import { prepareOrSay } from './prepare.mjs';
import { nodePath, root, serverEntry } from './setup.mjs';

/** Small young generations keep the app under 200 MB, at no cost in speed. */
const HEAP_FLAGS = ['--max-semi-space-size=4'];
const OTHER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  // Stacks name the lines of the sources.
  '--enable-source-maps',
  `--import=${new URL('start-leash.mjs', import.meta.url)}`,
];

/** Ctrl-C reaches this process from the terminal and once more through npm: within this time both count as one. */
const SAME_SIGNAL_MS = 700;

const LOOK_FOR_NPM_EVERY_MS = 100;

/** Runs the programs side by side until the first ends, ends the others, and exits with the first one's code. */
function runTogether(programs, env) {
  let isEnding = false;
  let endingSince = 0;
  // The channel is the leash: a program notices when this process is killed outright.
  const options = { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };
  const children = programs.map(([command, ...args]) => spawn(command, args, options));
  const tellAll = (signal) => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  const end = (signal) => {
    if (!isEnding) endingSince = Date.now();
    if (isEnding && Date.now() - endingSince > SAME_SIGNAL_MS) {
      console.error('Stopped at once. The next start puts the database in order.');
      tellAll('SIGKILL');
    } else {
      isEnding = true;
      tellAll(signal);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenNpmIsGone(() => end('SIGTERM'));
  for (const child of children) {
    child.on('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      process.exitCode ??= 1;
      tellAll('SIGTERM');
    });
    child.on('exit', (code, signal) => {
      process.exitCode ??= code ?? 128 + (constants.signals[signal] ?? 0);
      if (!isEnding) tellAll('SIGTERM');
      isEnding = true;
      endingSince ||= Date.now();
    });
  }
}

/**
 * npm passes a signal on to its shell at best, and the shell tells nobody. An app that ran on would keep the port and
 * the data from the next start.
 */
function whenNpmIsGone(act) {
  if (!process.env['npm_lifecycle_event']) return;
  const above = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === above) return;
    clearInterval(watch);
    act();
  }, LOOK_FOR_NPM_EVERY_MS).unref();
}

/** The numbers of the parent and, where the system shows it, of its parent: npm starts a shell that starts this. */
function ancestors() {
  if (process.platform !== 'linux') return String(process.ppid);
  try {
    const [, grandparent] =
      /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${grandparent}`;
  } catch (error) {
    if (error.code === 'ENOENT') return 'gone';
    throw error;
  }
}

/** Before the minute that a first start takes; the server then tries it as well, and says what else is wrong. */
async function refuseTakenPort({ HOST, PORT }) {
  const host = HOST?.trim() || '127.0.0.1';
  const port = Number(PORT);
  if (!PORT?.trim() || !Number.isInteger(port) || port < 0 || port > 65_535) return;
  const code = await tryPort(host, port);
  if (code === null) return;
  console.error(`Carful cannot start. ${whyNoPort(code, host, port)}`);
  process.exit(1);
}

const development = process.argv.includes('--dev');
const words = process.argv.slice(2).filter((word) => word !== '--dev');
if (words.length > 0) {
  console.error(
    'Usage: npm start. Settings are variables of the environment: docs/operate/configuration.md.',
  );
  process.exit(words[0] === '--help' ? 0 : 1);
}
await refuseTakenPort(process.env);
await prepareOrSay(development ? {} : { build: 'app' });
const node = nodePath();
const server = [node, ...HEAP_FLAGS, ...OTHER_FLAGS];
const env = {
  NODE_ENV: development ? 'development' : 'production',
  // Spares every start but the first the reading of the same sources: about 0.1 s, 0.3 s of CPU.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...process.env,
};
if (development) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  console.log('Two addresses follow: open the one that vite prints; the other is the server behind it.');
  runTogether(
    [
      [...server, '--watch', join(root, 'server/main.ts')],
      [node, vite],
    ],
    env,
  );
} else {
  runTogether([[...server, serverEntry()]], env);
}
