import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pruneChanges, readChanges, RETENTION_MS, type Change, type Cursor } from './queue.ts';

export type Follower = {
  changed(change: Change): void;
  /** Changes may have been missed. */
  missed(): void;
};

export type Following = {
  /** Resolves once every later change is reported; never rejects. */
  started: Promise<void>;
  stop(): void;
};

export type ChangeFeed = {
  follow(ownerId: Id, follower: Follower): Following;
  close(): Promise<void>;
};

const READ_EVERY_MS = 200;
/** Without backoff: pages wait for it, and there is only one attempt per process. */
const RETRY_MS = 500;
const CLOSE_TIMEOUT_MS = 1000;

type Entry = { ownerId: Id; follower: Follower; start: () => void };

/** Reads the queue of changes while anyone follows it, on a connection of its own that never waits for the pool. */
export function openChangeFeed({ db, log }: Pick<Deps, 'db' | 'log'>): ChangeFeed {
  const following = new Set<Entry>();
  /** Followers that start with the next read. */
  const joining = new Set<Entry>();
  let running: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let cursor: Cursor | null = null;
  let isFailing = false;
  const closing = new AbortController();
  let pause = new AbortController();

  const connect = async () => {
    client = new pg.Client({
      connectionString: db.$client.options.connectionString,
      application_name: 'carful-live',
      keepAlive: true,
      connectionTimeoutMillis: limits.realtimeConnectMs,
      query_timeout: limits.realtimeConnectMs,
    });
    // The next read fails, too, and reports it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const disconnect = async () => {
    const ending = client?.end();
    client = undefined;
    await ending?.catch(() => undefined); // it may already be lost
  };

  const read = async () => {
    const joined = [...joining];
    const followers = Map.groupBy(following, ({ ownerId }) => ownerId);
    const next = await readChanges(client ?? (await connect()), cursor, [...followers.keys()]);
    cursor = next.cursor;
    if (next.changes === null) for (const { follower } of following) follower.missed();
    for (const change of next.changes ?? [])
      for (const { follower } of followers.get(change.ownerId) ?? []) follower.changed(change);
    for (const entry of joined) {
      if (!joining.delete(entry)) continue;
      following.add(entry);
      entry.start();
    }
  };

  const run = async () => {
    while (!closing.signal.aborted && joining.size + following.size > 0) {
      pause = new AbortController();
      try {
        await read();
        isFailing = false;
      } catch (error) {
        if (!isFailing && !closing.signal.aborted)
          log.warn({ err: error }, 'cannot read the queue of changes');
        isFailing = true;
        await disconnect();
      }
      const delay = isFailing ? RETRY_MS : READ_EVERY_MS;
      await sleep(delay, undefined, { signal: pause.signal, ref: false }).catch(() => undefined); // aborted
    }
    cursor = null;
    running = undefined;
    await disconnect();
  };

  let horizon: string | null = null;
  const pruning = setInterval(() => {
    pruneChanges(db.$client, horizon).then(
      (next) => (horizon = next),
      (error: unknown) => log.warn({ err: error }, 'cannot prune the queue of changes'),
    );
  }, RETENTION_MS).unref();

  return {
    follow(ownerId, follower) {
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const entry = { ownerId, follower, start };
      joining.add(entry);
      running ??= run();
      if (!isFailing) pause.abort();
      return {
        started,
        stop: () => void (joining.delete(entry) || following.delete(entry)),
      };
    },
    async close() {
      closing.abort();
      clearInterval(pruning);
      pause.abort();
      await Promise.race([running, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      await disconnect();
    },
  };
}
