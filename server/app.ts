import underPressure from '@fastify/under-pressure';
import type { AnyProcedure } from '@orpc/server';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Noun } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import { openAuth } from './accounts/auth.ts';
import { exportRoutes } from './export/routes.ts';
import { challengeOf, oauthRoutes } from './oauth/routes.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { mediaRemoval, mediaRoutes } from './media/routes.ts';
import { sections, serverNouns, type Services } from './nouns.ts';
import type { Deps } from './platform/deps.ts';
import { BODY_LIMIT } from './platform/errors.ts';
import { clientNetwork } from './platform/http/client-network.ts';
import { limitBodyTime } from './platform/http/body-time.ts';
import { carRead, type CarReadContract, type PlanRead } from './platform/http/car-read.ts';
import {
  apiGuard,
  notFound,
  onClientError,
  onError,
  refuseMalformedHost,
  stayOnHttps,
} from './platform/http/guard.ts';
import { trackRequests } from './platform/http/draining.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { healthRoute, probeRoutes } from './platform/http/health.ts';
import { loadMetrics, metricsRoute } from './platform/metrics/route.ts';
import { liveRoutes } from './platform/live/routes.ts';
import { forPrograms, requireKey } from './platform/http/programs.ts';
import { pages } from './platform/http/pages.ts';
import { documentation, procedures } from './platform/http/procedures.ts';
import { isSecure, tokenOf } from './platform/access/session.ts';

/** @param webFolder the built web app; null serves only the API */
export async function createApp(deps: Deps, webFolder: string | null): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    // body-time.ts limits the time for a body per route; for headers Node's limit of one minute holds.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    // Requests on open connections are answered while the process stops (draining.ts).
    return503OnClosing: false,
    clientErrorHandler: onClientError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  trackRequests(app);
  const metrics = await loadMetrics(deps);
  observeRequests(app, {
    slowMs: config.slowRequestMs,
    metrics: metrics?.metrics ?? null,
    visitorOf: ({ headers, ip }) => tokenOf(deps, headers.cookie) ?? clientNetwork(ip),
  });
  if (isSecure(config)) stayOnHttps(app);
  refuseMalformedHost(app);
  limitBodyTime(app, config.uploadMs);
  app.setErrorHandler(onError);
  app.setNotFoundHandler(notFound);
  // Registered before the load limit: a supervisor must not restart a busy process.
  await app.register(async (probes) => {
    probeRoutes(probes, deps);
    metricsRoute(probes, metrics);
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.overloadMs,
    retryAfter: 5,
    exposeStatusRoute: false,
  });

  const services = { auth: openAuth(deps) };
  const handlers = handlersOf(services);
  await app.register(
    async (rest) => {
      apiGuard(rest, config);
      mediaRoutes(rest, deps);
      mediaRemoval(rest, deps);
      exportRoutes(rest, deps, sections);
      liveRoutes(rest, deps);
      for (const noun of Object.values(serverNouns)) if ('mount' in noun) noun.mount?.(rest, deps, services);
      mountHandlers(rest, deps, handlers, '/api');
      documentation(rest);
    },
    { prefix: '/api' },
  );
  await app.register(
    async (programs) => {
      apiGuard(programs, config);
      requireKey(programs, deps);
      mediaRoutes(programs, deps);
      mountHandlers(programs, deps, forPrograms(handlers), '/api/v1');
    },
    { prefix: '/api/v1' },
  );
  await app.register(
    async (programs) => {
      apiGuard(programs, config);
      requireKey(programs, deps, (request) => challengeOf(deps, request));
      mcpRoutes(programs, deps, (name) => {
        const [noun, verb] = name.split('.') as [Noun, string];
        return handlers[noun]![verb] as AnyProcedure;
      });
    },
    { prefix: '/mcp' },
  );
  await app.register(async (clients) => {
    apiGuard(clients, config);
    oauthRoutes(clients, deps);
  });
  healthRoute(app, deps);
  if (webFolder !== null)
    await app.register(pages, {
      folder: webFolder,
      secure: isSecure(config),
      hasSession: (cookies) => tokenOf(deps, cookies) !== null,
    });
  return app;
}

type Handler = AnyProcedure | PlanRead<never> | 'mounted';

function handlersOf(services: Services): Record<string, Record<string, Handler>> {
  return Object.fromEntries(
    Object.entries(serverNouns).map(([noun, { procedures: given }]) => [
      noun,
      typeof given === 'function' ? given(services) : given,
    ]),
  );
}

function mountHandlers(
  app: FastifyInstance,
  deps: Deps,
  handlers: Record<string, Record<string, Handler>>,
  prefix: '/api' | '/api/v1',
): void {
  const router: Record<string, Record<string, AnyProcedure>> = {};
  for (const [noun, verbs] of Object.entries(handlers)) {
    const definitions = contract[noun as Noun] as Record<string, CarReadContract>;
    for (const [verb, handler] of Object.entries(verbs)) {
      if (typeof handler === 'function') carRead(app, deps, definitions[verb]!, handler as PlanRead<unknown>);
      else if (handler !== 'mounted') (router[noun] ??= {})[verb] = handler;
    }
  }
  procedures(app, deps, router, prefix);
}
