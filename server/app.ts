import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { openAuth } from './accounts/auth.ts';
import { accountRoutes, authRoutes, profileRoutes, sessionRoutes } from './accounts/routes.ts';
import { openBackgroundTasks } from './platform/background-tasks.ts';
import { functionRoutes, transcriptionRoute } from './assessment/routes.ts';
import { assistantRoutes, assistantStream } from './assistant/routes.ts';
import { carRoutes } from './cars/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { issueReads, issueRoutes, recurrenceRoutes } from './issues/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { mileageRoutes } from './mileage/routes.ts';
import type { Deps } from './platform/deps.ts';
import { BODY_LIMIT } from './platform/errors.ts';
import { limitBodyTime } from './platform/http/body-time.ts';
import { apiGuard, logRequests, notFound, onClientError, onError } from './platform/http/guard.ts';
import { healthRoute } from './platform/http/health.ts';
import { liveRoutes } from './platform/live/routes.ts';
import { pages } from './platform/http/pages.ts';
import { documentation, procedures } from './platform/http/procedures.ts';
import { isSecure } from './platform/access/session.ts';
import { repairReads, repairRoutes } from './repairs/routes.ts';
import { reportFile, reportRoutes, timelineReads } from './reports/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shareRoutes } from './share/routes.ts';

/** @param webFolder the built web app; null serves the API alone */
export async function createApp(deps: Deps, webFolder: string | null): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    // How long a body may take depends on the route (body-time.ts); headers have Node's own minute.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: onClientError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  logRequests(app);
  limitBodyTime(app, config.uploadMs);
  app.setErrorHandler(onError);
  app.setNotFoundHandler(notFound);
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5, exposeStatusRoute: false });

  const backgroundTasks = openBackgroundTasks();
  const auth = openAuth(deps, backgroundTasks);
  const router = {
    session: sessionRoutes(auth),
    profile: profileRoutes,
    account: accountRoutes(backgroundTasks),
    settings: settingsRoutes,
    cars: carRoutes,
    issues: issueRoutes,
    recurrences: recurrenceRoutes,
    repairs: repairRoutes,
    mileage: mileageRoutes,
    reports: reportRoutes,
    share: shareRoutes,
    assistant: assistantRoutes,
    functions: functionRoutes,
  };
  await app.register(
    async (rest) => {
      apiGuard(rest, config);
      authRoutes(rest, deps, auth, backgroundTasks);
      mediaRoutes(rest, deps);
      exportRoutes(rest, deps);
      reportFile(rest, deps);
      issueReads(rest, deps);
      repairReads(rest, deps);
      timelineReads(rest, deps);
      assistantStream(rest, deps);
      transcriptionRoute(rest, deps);
      liveRoutes(rest, deps);
      procedures(rest, deps, router);
      await documentation(rest);
    },
    { prefix: '/api' },
  );
  healthRoute(app, deps);
  if (webFolder !== null) await app.register(pages, { folder: webFolder, secure: isSecure(config) });
  return app;
}
