import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/platform/metrics/registry.ts';
import { pathOf } from './guard.ts';
import { routePattern } from './route-pattern.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isLive?: boolean;
  }
}

const SLOW_MS = 1000;

/** Logs refusals, failures and slow requests, others at level debug, and counts all of them. */
export function observeRequests(app: FastifyInstance, metrics: Metrics | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const isLive = routeOptions.config.isLive === true;
    const ms = Math.round(elapsedTime);
    const isSlow = ms > SLOW_MS && !isLive;
    log[status >= 400 || isSlow ? 'info' : 'debug'](
      { method, path: pathOf(request), status, ms },
      'answered',
    );
    if (!isLive)
      metrics?.count({ method, route: routePattern(request), status, seconds: elapsedTime / 1000 });
    done();
  });
}
