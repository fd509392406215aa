import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export type Start = {
  name: string;
  command: string;
  args: readonly string[];
  log: string;
  env?: Record<string, string | undefined>;
  cwd?: string;
  user?: { uid: number; gid: number } | undefined;
};

const END_MS = 20_000;

/** A program in a process group of its own, which can be ended whole. */
export class Program {
  readonly start: Start;
  #child: ChildProcess;
  #ended: Promise<void>;

  constructor(start: Start) {
    this.start = start;
    const log = openSync(start.log, 'a');
    this.#child = spawn(start.command, start.args, {
      detached: true,
      cwd: start.cwd ?? '/',
      env: start.env ?? { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
      stdio: ['ignore', log, log],
      ...start.user,
    });
    closeSync(log);
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.once('error', () => resolve());
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get isRunning(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  onExit(act: () => void): void {
    void this.#ended.then(act);
  }

  /** To this process, not to what it has started. */
  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.#child.kill(signal);
  }

  async kill(): Promise<void> {
    this.#killGroup();
    await this.#ended;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal(signal);
    const late = sleep(END_MS, 'late' as const, { ref: false });
    if ((await Promise.race([this.#ended, late])) === 'late')
      console.error(`${this.start.name} had to be killed`);
    this.#killGroup();
    await this.#ended;
  }

  async lastLines(): Promise<string> {
    return (await readFile(this.start.log, 'utf8')).split('\n').slice(-25).join('\n');
  }

  #killGroup(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** @throws with what the programs wrote last when it does not become true in time */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  { withinMs = 60_000, everyMs = 100, of = [] as readonly Program[] } = {},
): Promise<number> {
  const begun = performance.now();
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - begun > withinMs) {
      const logs = await Promise.all(of.map(async (one) => `${one.start.name}:\n${await one.lastLines()}`));
      throw new Error(`${what}: not within ${withinMs / 1000} s\n${logs.join('\n')}`);
    }
    await sleep(everyMs);
  }
  return performance.now() - begun;
}

export const answers = async (url: string, method = 'GET'): Promise<boolean> =>
  (await fetch(url, { method, signal: AbortSignal.timeout(2000) })).ok;
