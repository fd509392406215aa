import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { reconnectDelayMs } from '#domain/live/rules.ts';
import type { LiveChange } from '#domain/live/schema.ts';
import type { Deps } from '#server/platform/deps.ts';

export type Change = LiveChange & { ownerId: Id };

export type Follower = {
  changed(change: Change): void;
  /** Changes may have been missed while the connection was down. */
  missed(): void;
};

export type ChangeListener = {
  follow(ownerId: Id, follower: Follower): () => void;
  /** Resolves once the connection listens; never rejects. */
  listening(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = 'carful_live';
const CLOSE_TIMEOUT_MS = 1000;

/** One connection per process, by the direct address: LISTEN does not work through a transaction pooler. */
export function openChangeListener({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): ChangeListener {
  const connectionString = config.database?.directUrl ?? db.$client.options.connectionString;
  const followers = new Map<Id, Set<Follower>>();
  const closing = new AbortController();
  let ready = Promise.withResolvers<void>();
  let running: Promise<void> | undefined;

  const onNotification = (payload: string) => {
    const change = JSON.parse(payload) as Change;
    for (const follower of followers.get(change.ownerId) ?? []) follower.changed(change);
  };

  const listen = async (onListening: () => void) => {
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
    client.on('notification', ({ payload }) => onNotification(payload!));
    const disconnect = () => void client.end().catch(() => undefined); // it may be closed already
    closing.signal.addEventListener('abort', disconnect);
    // A connection that was cut silently would never end by itself.
    const check = setInterval(() => client.query('select 1').catch(disconnect), limits.realtimeHeartbeatMs);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      onListening();
      await lost;
    } finally {
      clearInterval(check);
      closing.signal.removeEventListener('abort', disconnect);
      disconnect();
    }
  };

  const run = async () => {
    let failures = 0;
    let connections = 0;
    while (!closing.signal.aborted) {
      try {
        await listen(() => {
          failures = 0;
          if (connections++ > 0)
            for (const ofOwner of followers.values()) for (const each of ofOwner) each.missed();
          ready.resolve();
        });
        ready = Promise.withResolvers();
        if (!closing.signal.aborted) log.warn('the connection that listens for changes was lost');
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'cannot listen for changes');
      }
      await sleep(reconnectDelayMs(failures++), undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined, // closed in the meantime
      );
    }
  };

  return {
    follow(ownerId, follower) {
      running ??= run();
      const ofOwner = followers.get(ownerId) ?? new Set();
      followers.set(ownerId, ofOwner.add(follower));
      return () => {
        ofOwner.delete(follower);
        if (ofOwner.size === 0 && followers.get(ownerId) === ofOwner) followers.delete(ownerId);
      };
    },
    listening: () => ready.promise,
    async close() {
      closing.abort();
      await Promise.race([running, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
