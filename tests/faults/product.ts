import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `npm start` under way, or ended again if `url` is empty; `said` is everything it printed so far. */
export type Product = { npm: ChildProcess; url: string; said: () => string; exit: Promise<number | null> };

/** Runs `npm start` as a terminal does, in a process group of its own, until it is ready or has left. */
export async function startProduct(dataFolder: string): Promise<Product> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataFolder, PORT: '0' };
  const cwd = join(import.meta.dirname, '../..');
  const npm = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  npm.stdout.on('data', hear);
  npm.stderr.on('data', hear);
  const exit = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  const left = exit.then(() => 'left');
  while (!said.includes('Ctrl-C stops it') && (await Promise.race([left, sleep(10)])) !== 'left');
  return { npm, url: /Carful is ready: (\S+)/.exec(said)?.[1] ?? '', said: () => said, exit };
}

/** Sends a signal to every program of the terminal, as Ctrl-C does. */
export function signalGroup({ npm }: Product, signal: NodeJS.Signals): void {
  process.kill(-npm.pid!, signal);
}

/** Waits until app and database on this data folder are gone; gives the milliseconds that took. */
export async function nothingLeft(dataFolder: string): Promise<number> {
  const begun = performance.now();
  while ((await processesOn(dataFolder)).length > 0) {
    if (performance.now() - begun > 10_000) throw new Error(`Something still runs on ${dataFolder}.`);
    // Each look reads what every process of the machine was started with.
    await sleep(100);
  }
  return performance.now() - begun;
}

/** The number of the process on this data folder whose command line contains `part`. */
export async function pidOf(dataFolder: string, part: string): Promise<number> {
  for (const number of await processesOn(dataFolder))
    if ((await readFile(`/proc/${number}/cmdline`, 'utf8')).replaceAll('\0', ' ').includes(part))
      return number;
  throw new Error(`no process is called ${part}`);
}

async function processesOn(dataFolder: string): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    numbers.map(async (number) => ((await isOn(dataFolder, number)) ? [Number(number)] : [])),
  );
  return found.flat();
}

async function isOn(dataFolder: string, number: string): Promise<boolean> {
  try {
    const read = (name: string) => readFile(`/proc/${number}/${name}`, 'utf8');
    if ((await read('environ')).includes(`DATA_DIR=${dataFolder}\0`)) return true;
    return (await read('cmdline')).includes(`${dataFolder}/postgres`);
  } catch {
    // It ended while we looked, or it belongs to somebody else.
    return false;
  }
}
