type Timer = { at: number; run: () => void; every: number | null; tab: string };

/** The time of a device, which only moves when it is told to. */
export class Clock {
  now: number;
  #timers = new Map<number, Timer>();
  #next = 1;

  constructor(now: number) {
    this.now = now;
  }

  set(tab: string, run: () => void, ms: number, every: number | null = null): number {
    const id = this.#next++;
    this.#timers.set(id, { at: this.now + Math.max(0, ms || 0), run, every, tab });
    return id;
  }

  clear(id: number | undefined): void {
    if (id !== undefined) this.#timers.delete(id);
  }

  /** What a closed tab had still to do is never done. */
  forget(tab: string): void {
    for (const [id, timer] of this.#timers) if (timer.tab === tab) this.#timers.delete(id);
  }

  /** Runs the next timer that is due until `end`. @returns false when there is none; then it is `end` */
  runNext(end: number): boolean {
    const due = [...this.#timers]
      .filter(([, { at }]) => at <= end)
      .toSorted(([, a], [, b]) => a.at - b.at)[0];
    if (!due) {
      this.now = Math.max(this.now, end);
      return false;
    }
    const [id, timer] = due;
    this.now = Math.max(this.now, timer.at);
    if (timer.every === null) this.#timers.delete(id);
    else timer.at = this.now + timer.every;
    timer.run();
    return true;
  }
}
