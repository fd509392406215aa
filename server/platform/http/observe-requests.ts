import type { FastifyInstance } from 'fastify';
import { countDatabaseTime, type DatabaseTime } from '#server/platform/database/database-time.ts';
import type { Metrics } from '#server/platform/metrics/registry.ts';
import { pathOf } from './guard.ts';
import { routePattern } from './route-pattern.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isLive?: boolean;
  }
  interface FastifyRequest {
    databaseTime: DatabaseTime;
  }
}

type Observers = { slowMs: number; metrics: Metrics | null };

/** Logs refusals, failures and slow requests, others at level debug, and counts all of them. */
export function observeRequests(app: FastifyInstance, { slowMs, metrics }: Observers): void {
  app.decorateRequest('databaseTime', null as unknown as DatabaseTime);
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseTime = { ms: 0 };
    countDatabaseTime(request.databaseTime, done);
  });
  // Reading a body leaves the asynchronous context of the request.
  app.addHook('preValidation', ({ databaseTime }, _reply, done) => countDatabaseTime(databaseTime, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log, routeOptions, databaseTime } = request;
    const { statusCode: status, elapsedTime } = reply;
    const isLive = routeOptions.config.isLive === true;
    const ms = Math.round(elapsedTime);
    const isSlow = ms > slowMs && !isLive;
    log[status >= 400 ? 'info' : 'debug']({ method, path: pathOf(request), status, ms }, 'answered');
    const route = isSlow || metrics ? routePattern(request) : '';
    if (isSlow)
      log.warn({ method, route, status, ms, databaseMs: Math.round(databaseTime.ms) }, 'slow request');
    if (!isLive) metrics?.count({ method, route, status, seconds: elapsedTime / 1000 });
    done();
  });
}
