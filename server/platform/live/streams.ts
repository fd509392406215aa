import { AsyncResource } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { LiveEvent } from '#domain/live/schema.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Deps } from '#server/platform/deps.ts';
import { liveConnections } from '#server/platform/metrics/tally.ts';
import { openCounts } from '#server/platform/open-counts.ts';
import type { ChangeFeed } from './changes.ts';
import type { Change } from './queue.ts';

export type Grant = {
  ownerId: Id;
  reader: 'owner' | 'link';
  /** Connections with the same key are counted together. */
  limit: [key: string, max: number];
  /** Verifies access at the start, with every heartbeat and after changes that `dependsOn` accepts; null when it has
   * ended. */
  prove(): Promise<{ until: Date | null } | null>;
  dependsOn(change: Change): boolean;
  eventOf(change: Change): LiveEvent | null;
  hello(): Promise<LiveEvent>;
};

export type LiveStreams = {
  open(request: FastifyRequest, reply: FastifyReply, grant: Grant): Promise<void>;
  endAll(): void;
};

/** A page that does not read is disconnected; it reconnects and refreshes. */
const MAX_BUFFERED_BYTES = 64 * 1024;

export function openLiveStreams(deps: Deps, feed: ChangeFeed): LiveStreams {
  const counts = openCounts();
  const ends = new Set<() => void>();
  let isStopping = false;

  const acquire = (key: string, max: number) =>
    counts.open(key, deps.config.rateLimits ? max : Infinity, limits.realtimeHeartbeatMs / 1000);

  const acquireBoth = (address: string, [key, max]: Grant['limit']): (() => void) => {
    const releaseGroup = acquire(key, max);
    try {
      const releaseAddress = acquire(`address:${address}`, limits.liveStreamsPerAddress);
      return () => {
        releaseGroup();
        releaseAddress();
      };
    } catch (refused) {
      releaseGroup();
      throw refused;
    }
  };

  return {
    async open(request, reply, grant) {
      if (isStopping) throw Object.assign(new Error('the process is stopping'), { statusCode: 503 });
      const release = acquireBoth(clientNetwork(request.ip), grant.limit);
      reply.hijack();
      const { raw } = reply;
      let isOpen = true;
      const send = (event: LiveEvent) => {
        if (!isOpen) return;
        raw.write(`data: ${JSON.stringify(event)}\n\n`);
        if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
      };
      const end = () => {
        isOpen = false;
        raw.end();
      };
      const endAccess = () => {
        send({ type: 'ended' });
        end();
      };
      let expiry: ReturnType<typeof setTimeout> | undefined;
      let proving: Promise<void> | undefined;
      /** Checks run one after another, so the next one covers a change during the current one. */
      const prove = () => {
        const next = (proving ?? Promise.resolve()).then(async () => {
          if (!isOpen) return;
          try {
            const access = await grant.prove();
            if (!isOpen) return;
            clearTimeout(expiry);
            if (!access) endAccess();
            else if (access.until)
              expiry = setTimeout(endAccess, Number(access.until) - Number(deps.clock())).unref();
          } catch (error) {
            // Fail closed; the page reconnects.
            deps.log.warn({ err: error }, 'access of a live connection could not be checked');
            end();
          }
        });
        proving = next;
        return next;
      };
      // The feed reports in the context of whichever request started it; each page's access is read in its own
      // visitor's turn.
      const following = feed.follow(grant.ownerId, {
        changed: AsyncResource.bind((change: Change) => {
          const event = grant.eventOf(change);
          if (!grant.dependsOn(change)) return void (event && send(event));
          void prove().then(() => event && send(event));
        }),
        missed: AsyncResource.bind(() => void prove().then(() => send({ type: 'refresh' }))),
      });
      const heartbeat = setInterval(
        () => void prove().then(() => send({ type: 'beat' })),
        limits.realtimeHeartbeatMs,
      ).unref();
      const onClose = () => {
        if (!ends.delete(end)) return;
        liveConnections.add(grant.reader, -1);
        isOpen = false;
        clearInterval(heartbeat);
        clearTimeout(expiry);
        following.stop();
        release();
      };
      ends.add(end);
      liveConnections.add(grant.reader);
      raw.once('close', onClose);
      // Closed before the listener was added, so the event will not fire.
      if (raw.closed || request.raw.socket.destroyed) return onClose();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
        // No keep-alive: shutdown must not wait for this connection.
        connection: 'close',
      });
      raw.flushHeaders();
      await following.started;
      // Covers changes since the first check.
      await prove();
      if (!isOpen) return;
      try {
        send(await grant.hello());
      } catch (error) {
        deps.log.warn({ err: error }, 'a live connection could not start');
        end();
      }
    },
    endAll() {
      isStopping = true;
      for (const end of ends) end();
    },
  };
}
