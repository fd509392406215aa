import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { LiveEvent } from '#domain/live/schema.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Change, Realtime } from './changes.ts';

/** Why a live connection is open, and for how long. */
export type Grant = {
  ownerId: Id;
  /** Whose connections are counted together, and how many there may be. */
  limit: [key: string, max: number];
  /**
   * Whether the right still holds, and until when if nothing changes; null when it is over. Asked at the
   * beginning, after every change that `restsOn` names, and with every sign of life.
   */
  prove(): Promise<{ until: Date | null } | null>;
  restsOn(change: Change): boolean;
  /** What the page hears of a change; null for nothing. */
  tell(change: Change): LiveEvent | null;
  hello(): Promise<LiveEvent>;
};

export type LiveStreams = {
  open(request: FastifyRequest, reply: FastifyReply, grant: Grant): Promise<void>;
  /** A stop does not wait for pages to be closed; they connect to the next process. */
  endAll(): void;
};

/** A page that does not read what it is told is cut off; it comes back and looks for itself. */
const UNREAD_BYTES = 64 * 1024;

/** Answers that stay open and tell what changes (text/event-stream). */
export function openLiveStreams(deps: Deps, realtime: Realtime): LiveStreams {
  const counts = new Map<string, number>();
  const ends = new Set<() => void>();

  const take = (key: string, max: number): (() => void) => {
    const count = counts.get(key) ?? 0;
    if (deps.config.rateLimits && count >= max) {
      throw refusal('TOO_MANY_REQUESTS', { retryAfter: limits.realtimeHeartbeatMs / 1000 });
    }
    counts.set(key, count + 1);
    return () => {
      const left = counts.get(key)! - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    };
  };

  const takeBoth = (address: string, [key, max]: Grant['limit']): (() => void) => {
    const leaveGroup = take(key, max);
    try {
      const leaveAddress = take(`address:${address}`, limits.liveStreamsPerAddress);
      return () => {
        leaveGroup();
        leaveAddress();
      };
    } catch (refused) {
      leaveGroup();
      throw refused;
    }
  };

  return {
    async open(request, reply, grant) {
      const leave = takeBoth(clientNetwork(request.ip), grant.limit);
      reply.hijack();
      const { raw } = reply;
      let isOpen = true;
      const say = (event: LiveEvent) => {
        if (!isOpen) return;
        raw.write(`data: ${JSON.stringify(event)}\n\n`);
        if (raw.writableLength > UNREAD_BYTES) raw.destroy();
      };
      const end = () => {
        isOpen = false;
        raw.end();
      };
      const over = () => {
        say({ type: 'ended' });
        end();
      };
      let expiry: ReturnType<typeof setTimeout> | undefined;
      let proving: Promise<void> | undefined;
      /** One proof at a time; what changed during one is proven by the next. */
      const prove = () => {
        const next = (proving ?? Promise.resolve()).then(async () => {
          if (!isOpen) return;
          try {
            const right = await grant.prove();
            // Who left meanwhile leaves no timer behind.
            if (!isOpen) return;
            clearTimeout(expiry);
            if (!right) over();
            else if (right.until)
              expiry = setTimeout(over, Number(right.until) - Number(deps.clock())).unref();
          } catch (error) {
            // Not proven is not allowed; the page connects again.
            deps.log.warn({ err: error }, 'a live connection could not be proven');
            end();
          }
        });
        proving = next;
        return next;
      };
      const stopFollowing = realtime.follow(grant.ownerId, {
        changed: (change) => {
          const told = grant.tell(change);
          if (!grant.restsOn(change)) return void (told && say(told));
          void prove().then(() => told && say(told));
        },
        missed: () => void prove().then(() => say({ type: 'refresh' })),
      });
      const beating = setInterval(
        () => void prove().then(() => say({ type: 'beat' })),
        limits.realtimeHeartbeatMs,
      ).unref();
      const left = () => {
        if (!ends.delete(end)) return;
        isOpen = false;
        clearInterval(beating);
        clearTimeout(expiry);
        stopFollowing();
        leave();
      };
      ends.add(end);
      raw.once('close', left);
      // Gone before anybody listened: the event is over.
      if (raw.closed || request.raw.socket.destroyed) return left();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        // A proxy that collects answers would hold the news back.
        'x-accel-buffering': 'no',
        // Nothing follows on this connection: when the answer ends, a stop need not wait for it.
        connection: 'close',
      });
      raw.flushHeaders();
      await realtime.listening();
      // What changed between the first proof and now was not heard.
      await prove();
      if (!isOpen) return;
      try {
        say(await grant.hello());
      } catch (error) {
        deps.log.warn({ err: error }, 'a live connection could not begin');
        end();
      }
    },
    endAll() {
      for (const end of ends) end();
    },
  };
}
