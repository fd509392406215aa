import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';

const root = join(import.meta.dirname, '../..');
const STOPS_WITHIN_MS = 2000;

type Started = { npm: ChildProcess; url: string; said: () => string; exit: Promise<number | null> };

let place: string;
const started: Started[] = [];

beforeAll(async () => {
  place = await tempFolder();
  // The first start may have to build the web app.
  await end(await startProduct(), 'SIGTERM');
}, 180_000);

afterEach(async () => {
  for (const { npm } of started.splice(0)) npm.kill('SIGTERM');
  await nothingLeft();
});

afterAll(() => rm(place, { recursive: true, force: true }));

/** `npm start` as a terminal runs it: in a process group of its own. */
async function startProduct(): Promise<Started> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: place, PORT: '0' };
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  npm.stdout.on('data', hear);
  npm.stderr.on('data', hear);
  const exit = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  const left = exit.then(() => 'left');
  while (!said.includes('Ctrl-C stops it') && (await Promise.race([left, sleep(10)])) !== 'left');
  const one = { npm, url: /Carful is ready: (\S+)/.exec(said)?.[1] ?? '', said: () => said, exit };
  started.push(one);
  return one;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH')) throw failure;
  }
}

async function end({ npm, exit }: Started, signal: NodeJS.Signals): Promise<void> {
  npm.kill(signal);
  await exit;
  await nothingLeft();
}

/** The numbers of the processes, of any program, that were started with this test's data folder. */
async function processesOfProduct(): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  const found = await Promise.all(
    numbers.map(async (number) => ((await belongs(number)) ? [Number(number)] : [])),
  );
  return found.flat();
}

async function belongs(number: string): Promise<boolean> {
  try {
    const read = (name: string) => readFile(`/proc/${number}/${name}`, 'utf8');
    return (
      (await read('environ')).includes(`DATA_DIR=${place}\0`) ||
      (await read('cmdline')).includes(`${place}/postgres`)
    );
  } catch {
    // It ended while we looked.
    return false;
  }
}

async function nothingLeft(): Promise<number> {
  const begun = performance.now();
  while ((await processesOfProduct()).length > 0) {
    if (performance.now() - begun > 10_000) throw new Error('Something of the product still runs.');
    await sleep(20);
  }
  return performance.now() - begun;
}

async function pidOf(part: string): Promise<number> {
  for (const number of await processesOfProduct())
    if ((await readFile(`/proc/${number}/cmdline`, 'utf8')).replaceAll('\0', ' ').includes(part))
      return number;
  throw new Error(`no process is called ${part}`);
}

const answers = async (url: string) => (await fetch(`${url}/health`)).status;

describe.runIf(process.platform === 'linux')('npm start', () => {
  test('prints the address and where the data lies, within 3 s', async () => {
    const times: number[] = [];
    for (const _ of ['once', 'again']) {
      const begun = performance.now();
      const one = await startProduct();
      times.push(performance.now() - begun);
      expect(one.said()).toContain(`Your data lies in ${place}`);
      expect(await answers(one.url)).toBe(200);
      await end(one, 'SIGTERM');
    }
    // The better of two: the machine may be busy with the tests beside this one.
    expect(Math.min(...times)).toBeLessThan(3000);
  });

  test('ends the app and its database within 2 s of a SIGTERM to npm', async () => {
    const { npm, url } = await startProduct();
    expect(await answers(url)).toBe(200);
    npm.kill('SIGTERM');
    expect(await nothingLeft()).toBeLessThan(STOPS_WITHIN_MS);
  });

  test('ends them cleanly within 2 s of Ctrl-C, which reaches every program of the terminal at once', async () => {
    const { npm, exit, said } = await startProduct();
    signalGroup(npm, 'SIGINT');
    expect(await nothingLeft()).toBeLessThan(STOPS_WITHIN_MS);
    await exit;
    expect(said()).not.toMatch(/"level":(50|60)|Error/);
    expect(await lastLogOfDatabase()).toContain('database system is shut down');
  });

  test('just works again after kill -9 of the app', async () => {
    const first = await startProduct();
    process.kill(await pidOf('server/main.ts'), 'SIGKILL');
    expect(await first.exit).not.toBe(0);
    const second = await startProduct();
    expect(await answers(second.url)).toBe(200);
    await end(second, 'SIGTERM');
  });

  test('just works again at once after kill -9 of the whole group, and of npm alone', async () => {
    const first = await startProduct();
    signalGroup(first.npm, 'SIGKILL');
    const second = await startProduct();
    expect(await answers(second.url)).toBe(200);
    second.npm.kill('SIGKILL');
    const third = await startProduct();
    expect(await answers(third.url)).toBe(200);
    await end(third, 'SIGTERM');
  });

  test('says that the folder is in use, and leaves, while another app runs on it', async () => {
    const first = await startProduct();
    const second = await startProduct();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`Another Carful is already running on ${place}`);
    expect(await answers(first.url)).toBe(200);
    await end(first, 'SIGTERM');
  });
});

async function lastLogOfDatabase(): Promise<string> {
  return (
    (await readFile(join(place, 'postgres/log/postgres.log'), 'utf8')).trimEnd().split('\n').at(-1) ?? ''
  );
}
