import { refusal } from './errors.ts';
import { queueTasks } from './metrics/tally.ts';
import { arrivals, visitors } from './others.ts';

export type FairQueue = {
  /** Whether too many keys wait, so that an expensive preparation should not begin. */
  isBusy(): boolean;
  /** @param max instead of `perKey` */
  run<Result>(key: string, task: () => Promise<Result>, signal?: AbortSignal, max?: number): Promise<Result>;
};

type FairQueueOptions = {
  name: string;
  running: number;
  perKey: number;
  mayWait?: number;
  maxWaitMs?: number;
  runningPerKey?: number;
  whenShared?: number;
  rests?: boolean;
};

const RETRY_AFTER_S = 10;
const REST_TIMES = 3;
const tooMany = () => refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S });

/** Runs at most `running` heavy tasks of this process at a time. Keys (accounts) take turns, so a long queue of one
 * key delays another key by only one or two tasks. An aborted task that still waits is dropped.
 * @param name in metrics
 * @param perKey tasks of one key, waiting and running; more are refused with TOO_MANY_REQUESTS
 * @param mayWait keys that may wait before the queue reports busy
 * @param runningPerKey concurrent tasks of one key
 * @param whenShared concurrent tasks of one key when another key was seen within the last second
 * @param rests while others use the server, a turn is followed by a rest of three times its length: whoever never stops
 * takes at most a quarter of the time
 * @param maxWaitMs a task that waits longer is refused with TOO_MANY_REQUESTS */
export function fairQueue({
  name,
  running,
  perKey,
  mayWait = 0,
  maxWaitMs,
  runningPerKey = running,
  whenShared = runningPerKey,
  rests = false,
}: FairQueueOptions): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  const counts = new Map<string, number>();
  const started = new Map<string, number>();
  let free = running;
  const keys = arrivals();

  function mayStart(key: string) {
    const max = keys.areOfSeveral() ? whenShared : runningPerKey;
    return free > 0 && (started.get(key) ?? 0) < max;
  }

  function begin(key: string) {
    free -= 1;
    started.set(key, (started.get(key) ?? 0) + 1);
  }

  function end(key: string, tookMs: number) {
    free += 1;
    if (rests && visitors.areOfSeveral()) setTimeout(giveBack, tookMs * REST_TIMES, key).unref();
    else giveBack(key);
    while (startNext());
  }

  function giveBack(key: string) {
    const left = started.get(key)! - 1;
    if (left === 0) started.delete(key);
    else started.set(key, left);
    while (startNext());
  }

  function startNext(): boolean {
    for (const [key, [start, ...rest]] of waiting) {
      if (!mayStart(key)) continue;
      waiting.delete(key);
      if (rest.length > 0) waiting.set(key, rest);
      begin(key);
      start!();
      return true;
    }
    return false;
  }

  function waitForTurn(key: string, signal: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const leave = (reason: Error) => {
        clearTimeout(timer);
        const rest = (waiting.get(key) ?? []).filter((each) => each !== start);
        if (rest.length > 0) waiting.set(key, rest);
        else waiting.delete(key);
        reject(reason);
      };
      const abort = () => leave(signal!.reason as Error);
      const timer = maxWaitMs === undefined ? undefined : setTimeout(() => leave(tooMany()), maxWaitMs);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.set(key, [...(waiting.get(key) ?? []), start]);
    });
  }

  function count(key: string, change: 1 | -1, max = perKey) {
    const next = (counts.get(key) ?? 0) + change;
    if (change > 0 && next > max) throw tooMany();
    if (next === 0) counts.delete(key);
    else counts.set(key, next);
  }

  async function counted<Result>(state: 'running' | 'waiting', task: () => Promise<Result>) {
    queueTasks[state].add(name);
    try {
      return await task();
    } finally {
      queueTasks[state].add(name, -1);
    }
  }

  return {
    isBusy: () => counts.size > mayWait,
    async run(key, task, signal, max) {
      signal?.throwIfAborted();
      count(key, 1, max);
      try {
        keys.note(key);
        if (!waiting.has(key) && mayStart(key)) begin(key);
        else await counted('waiting', () => waitForTurn(key, signal));
        const began = performance.now();
        try {
          return await counted('running', task);
        } finally {
          end(key, performance.now() - began);
        }
      } finally {
        count(key, -1);
      }
    },
  };
}
