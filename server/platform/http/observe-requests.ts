import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countDatabaseUse, databaseUse, type DatabaseUse } from '#server/platform/database/database-use.ts';
import type { Metrics } from '#server/platform/metrics/registry.ts';
import { pathOf } from './guard.ts';
import { routePattern } from './route-pattern.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isLive?: boolean;
  }
  interface FastifyRequest {
    databaseUse: DatabaseUse;
  }
}

type Observers = {
  slowMs: number;
  metrics: Metrics | null;
  /** The visitor, as far as known without the database. */
  visitorOf: (request: FastifyRequest) => string;
};

const NO_SPACE = 507;

function levelFor(status: number): 'warn' | 'info' | 'debug' {
  if (status === NO_SPACE) return 'warn';
  return status >= 400 ? 'info' : 'debug';
}

/** Logs refusals, failures and slow requests (others at level debug), and counts all of them. */
export function observeRequests(app: FastifyInstance, { slowMs, metrics, visitorOf }: Observers): void {
  app.decorateRequest('databaseUse', null as unknown as DatabaseUse);
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseUse = databaseUse(() => visitorOf(request));
    countDatabaseUse(request.databaseUse, done);
  });
  // Reading a body loses the asynchronous context of the request.
  app.addHook('preValidation', ({ databaseUse: use }, _reply, done) => countDatabaseUse(use, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log, routeOptions, databaseUse: use } = request;
    const { statusCode: status, elapsedTime } = reply;
    const isLive = routeOptions.config.isLive === true;
    const ms = Math.round(elapsedTime);
    const isSlow = ms > slowMs && !isLive;
    log[levelFor(status)]({ method, path: pathOf(request), status, ms }, 'answered');
    const route = isSlow || metrics ? routePattern(request) : '';
    if (isSlow) log.warn({ method, route, status, ms, databaseMs: Math.round(use.ms) }, 'slow request');
    if (!isLive) metrics?.count({ method, route, status, seconds: elapsedTime / 1000 });
    done();
  });
}
