import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

export type Draining = {
  /** Aborted once the process is stopping. */
  stopping: AbortController;
  /** Unfinished responses, except live connections, which end by themselves. */
  inFlight: Set<ServerResponse>;
};

/** Idle connections, and requests that arrive at the last moment, get this long. */
const CLOSE_MS = 1000;

export function trackRequests(app: FastifyInstance): void {
  const stopping = new AbortController();
  const inFlight = new Set<ServerResponse>();
  app.decorate('draining', { stopping, inFlight });
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    if (!routeOptions.config.isLive) {
      inFlight.add(raw);
      raw.once('close', () => inFlight.delete(raw));
    }
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The client's next request must go to another process.
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Fails readiness at once, answers requests in flight and those that still arrive, then closes.
 * @param force ends the wait */
export async function drainAndClose(
  app: FastifyInstance,
  drainMs: number,
  force: AbortSignal,
): Promise<void> {
  const { stopping, inFlight } = app.draining;
  const until = performance.now() + drainMs;
  stopping.abort();
  await ended(inFlight, [...inFlight], drainMs, force);

  const closed = app.close();
  const left = Math.max(CLOSE_MS, Math.ceil(until - performance.now()));
  await ended(inFlight, inFlight, left, force);
  const cut = () => app.server.closeAllConnections();
  const timer = setTimeout(cut, inFlight.size > 0 ? 0 : CLOSE_MS);
  force.addEventListener('abort', cut);
  if (force.aborted) cut();
  await closed;
  clearTimeout(timer);
}

async function ended(
  inFlight: Set<ServerResponse>,
  awaited: Iterable<ServerResponse>,
  withinMs: number,
  force: AbortSignal,
): Promise<void> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, withinMs);
  force.addEventListener('abort', end);
  if (force.aborted) end();
  try {
    for (const response of awaited)
      if (inFlight.has(response)) await once(response, 'close', { signal: limit.signal });
  } catch (error) {
    if (!limit.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    force.removeEventListener('abort', end);
  }
}
