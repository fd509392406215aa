import { refusal } from './errors.ts';
import { queueTasks } from './metrics/tally.ts';

export type FairQueue = {
  /** As many keys as may wait do so: a task that costs much before its turn is better not begun. */
  isBusy(): boolean;
  /** @param most instead of `perKey` */
  run<Result>(key: string, task: () => Promise<Result>, signal?: AbortSignal, most?: number): Promise<Result>;
};

type FairQueueOptions = {
  name: string;
  running: number;
  perKey: number;
  mayWait?: number;
  patienceMs?: number;
};

const RETRY_AFTER_S = 10;
const tooMany = () => refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S });

/**
 * Heavy work of one process, `running` tasks at a time. Keys (accounts) take turns, so a long line of one key
 * delays another key by one or two tasks. An aborted task that still waits is dropped.
 * @param name in metrics
 * @param perKey tasks of one key, waiting and running; more are refused with TOO_MANY_REQUESTS
 * @param mayWait keys that wait before the queue calls itself busy
 * @param patienceMs a task that waits longer for its turn is refused with TOO_MANY_REQUESTS
 */
export function fairQueue({ name, running, perKey, mayWait = 0, patienceMs }: FairQueueOptions): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  const counts = new Map<string, number>();
  let free = running;

  function startNext() {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    const [key, [start, ...rest]] = next;
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    start!();
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
      const timer = patienceMs === undefined ? undefined : setTimeout(() => leave(tooMany()), patienceMs);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.set(key, [...(waiting.get(key) ?? []), start]);
    });
  }

  function count(key: string, change: 1 | -1, most = perKey) {
    const next = (counts.get(key) ?? 0) + change;
    if (change > 0 && next > most) throw tooMany();
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
    async run(key, task, signal, most) {
      signal?.throwIfAborted();
      count(key, 1, most);
      try {
        if (free > 0) free -= 1;
        else await counted('waiting', () => waitForTurn(key, signal));
        try {
          return await counted('running', task);
        } finally {
          startNext();
        }
      } finally {
        count(key, -1);
      }
    },
  };
}
