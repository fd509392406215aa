import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { reconnectDelayMs } from '#domain/live/rules.ts';
import type { LiveChange } from '#domain/live/schema.ts';
import type { Deps } from '#server/platform/deps.ts';

/** As the migration live_pages tells it, from whichever process made it. */
export type Change = LiveChange & { ownerId: Id };

export type Follower = {
  changed(change: Change): void;
  /** For a while nothing was heard. */
  missed(): void;
};

/** What changes in the database, as this process hears of it. */
export type Realtime = {
  /** Hears what changes for one owner. @returns what ends it */
  follow(ownerId: Id, follower: Follower): () => void;
  /** Resolves when changes are heard from now on; never rejects. */
  listening(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = 'carful_live';
/** A stop waits no longer than this for the database to let go. */
const PATIENCE_MS = 1000;

/**
 * One connection per process hears all changes; it opens with the first follower. LISTEN does not work
 * through a transaction pooler, so it goes to the direct address. A lost connection is made again, and
 * everyone who follows is told to look for themselves.
 */
export function openRealtime({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Realtime {
  const connectionString = config.database?.directUrl ?? db.$client.options.connectionString;
  const followers = new Map<Id, Set<Follower>>();
  const closing = new AbortController();
  let standing = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;

  const hear = (payload: string) => {
    const change = JSON.parse(payload) as Change;
    for (const follower of followers.get(change.ownerId) ?? []) follower.changed(change);
  };

  const listen = async (onStanding: () => void) => {
    const client = new pg.Client({
      connectionString,
      application_name: 'carful-live',
      keepAlive: true,
      connectionTimeoutMillis: limits.realtimeConnectMs,
      query_timeout: limits.realtimeConnectMs,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload }) => hear(payload!));
    const leave = () => void client.end().catch(() => undefined); // it may be gone already
    closing.signal.addEventListener('abort', leave);
    // A connection that was cut without a word would never end by itself.
    const check = setInterval(() => client.query('select 1').catch(leave), limits.realtimeHeartbeatMs);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      onStanding();
      await lost;
    } finally {
      clearInterval(check);
      closing.signal.removeEventListener('abort', leave);
      leave();
    }
  };

  const run = async () => {
    let failures = 0;
    let stood = 0;
    while (!closing.signal.aborted) {
      try {
        await listen(() => {
          failures = 0;
          if (stood++ > 0) for (const theirs of followers.values()) for (const each of theirs) each.missed();
          standing.resolve();
        });
        standing = Promise.withResolvers();
        if (!closing.signal.aborted) log.warn('the connection that hears of changes was lost');
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'changes cannot be heard');
      }
      await sleep(reconnectDelayMs(failures++), undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined, // closed meanwhile
      );
    }
  };

  return {
    follow(ownerId, follower) {
      running ??= run();
      const theirs = followers.get(ownerId) ?? new Set();
      followers.set(ownerId, theirs.add(follower));
      return () => {
        theirs.delete(follower);
        if (theirs.size === 0 && followers.get(ownerId) === theirs) followers.delete(ownerId);
      };
    },
    listening: () => standing.promise,
    async close() {
      closing.abort();
      await Promise.race([running, sleep(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
