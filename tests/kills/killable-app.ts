import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appEntry, appFlags, childEnvironment } from '#tests/app-process.ts';
import type { Dice } from '#tests/hostile/dice.ts';

const START_MS = 180_000;

/**
 * `app`: the process of the app. `database`: all of PostgreSQL by its postmaster. `both` at once. `backend`: one process of
 * PostgreSQL, which then restarts itself. `start`: the app, and then its next start as well.
 */
export type Kill = 'app' | 'database' | 'both' | 'backend' | 'start';

/** The app with its own database on one folder and port, started again after each end. */
export class KillableApp {
  readonly url: string;
  readonly #folder: string;
  readonly #log: string;
  readonly #env: Record<string, string | undefined>;
  #child: ChildProcess | null = null;
  #isStopping = false;
  /** Milliseconds from each start to its readiness. */
  readonly starts: number[] = [];

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#log = join(folder, 'app.log');
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      ...childEnvironment,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      OVERLOAD_MS: '0',
    };
  }

  /** As a supervisor does: whatever ended the process, it is started once more. */
  start(): void {
    const log = openSync(this.#log, 'a');
    const stdio: StdioOptions = ['ignore', log, log];
    const child = spawn(process.execPath, [...appFlags, appEntry()], { env: this.#env, stdio });
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child !== child || this.#isStopping) return;
      this.start();
    });
  }

  /** @throws when it is not ready in time, in which it may have been started several times */
  async ready(): Promise<void> {
    const begun = performance.now();
    while (!(await this.#isReady())) {
      if (performance.now() - begun > START_MS)
        throw new Error(`not ready in time:\n${await this.#lastLines()}`);
      await sleep(150);
    }
    this.starts.push(Math.round(performance.now() - begun));
  }

  async #lastLines(): Promise<string> {
    return (await readFile(this.#log, 'utf8')).split('\n').slice(-40).join('\n');
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false; // it does not listen yet
    }
  }

  async kill(kind: Kill, random: Dice): Promise<void> {
    const postmaster = kind === 'app' || kind === 'start' ? null : await this.#postmaster();
    if (kind === 'backend') return killAny(postmaster ? await childrenOf(postmaster) : [], random);
    if (postmaster && (kind === 'both' || kind === 'database')) killAny([postmaster], random);
    if (kind !== 'database') this.#child!.kill('SIGKILL');
    if (kind !== 'start') return;
    await sleep(random.below(1500));
    this.#child!.kill('SIGKILL');
  }

  /** Null while the app is putting an earlier kill in order. */
  async #postmaster(): Promise<number | null> {
    const file = join(this.#folder, 'postgres/data/postmaster.pid');
    const text = await readFile(file, 'utf8').catch(() => '');
    return Number.parseInt(text, 10) || null;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  }
}

function killAny(pids: readonly number[], random: Dice): void {
  try {
    if (pids.length > 0) process.kill(random.pick(pids), 'SIGKILL');
  } catch (error) {
    // It ended by itself since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function childrenOf(pid: number): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(numbers.map(async (one) => ((await parentOf(one)) === pid ? [one] : [])));
  return found.flat();
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(/^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1] ?? 0);
}
