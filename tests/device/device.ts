import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { setImmediate as tick } from 'node:timers/promises';
import { Clock } from './clock.ts';
import type { Line } from './line.ts';
import { openTab, type Tab } from './tab.ts';

/** No timer of the app is longer than this when something waits to be sent. */
const LONGEST_MS = 10 * 60_000;
/** A chain of requests to the database shows no activity for some ticks. */
const QUIET_TICKS = 100;
let devices = 0;

/** A browser: its storage, its tabs, its clock and its line to the server. */
export class Device {
  readonly clock: Clock;
  readonly line: Line;
  readonly indexedDB = new IDBFactory();
  readonly storage = new Map<string, string>();
  readonly tabs: Tab[] = [];
  /** Their names. One that is just being opened is neither here nor there. */
  readonly closed = new Set<string>();
  /** Locks by name, each with the tabs that hold it or wait for it, the holder first. */
  readonly locks = new Map<string, { tab: string; start: () => void }[]>();
  /** Changes with whatever a tab does. */
  activity = 0;
  readonly #name = `device${devices++}`;
  #opened = 0;

  constructor(line: Line, now: number) {
    this.line = line;
    this.clock = new Clock(now);
  }

  async open(): Promise<Tab> {
    const tab = await openTab(this, `${this.#name}-${this.#opened++}`);
    this.tabs.push(tab);
    return tab;
  }

  /** As when a phone ends the browser: nothing more happens in the tab. */
  close(tab: Tab): void {
    this.closed.add(tab.name);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.clock.forget(tab.name);
    for (const [name, queue] of this.locks) {
      const wasHeld = queue[0]?.tab === tab.name;
      this.locks.set(
        name,
        queue.filter((one) => one.tab !== tab.name),
      );
      if (wasHeld) this.locks.get(name)![0]?.start();
    }
  }

  /** Until nothing goes on by itself. */
  async settle(): Promise<void> {
    for (let quiet = 0, seen = this.activity; quiet < QUIET_TICKS; quiet++) {
      await tick();
      if (this.line.pending > 0 || this.activity !== seen) quiet = 0;
      seen = this.activity;
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.clock.now + ms;
    await this.settle();
    while (this.clock.runNext(end)) await this.settle();
  }

  /** Lets time pass until something is settled. @returns undefined when that never happens */
  async await<T>(promise: Promise<T>): Promise<PromiseSettledResult<T> | undefined> {
    const settled: PromiseSettledResult<T>[] = [];
    promise.then(
      (value) => settled.push({ status: 'fulfilled', value }),
      (reason: unknown) => settled.push({ status: 'rejected', reason }),
    );
    await this.settle();
    const end = this.clock.now + LONGEST_MS;
    while (settled.length === 0 && this.clock.runNext(end)) await this.settle();
    return settled[0];
  }
}
