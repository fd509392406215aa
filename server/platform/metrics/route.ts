import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { errorBody, refusal } from '#server/platform/errors.ts';
import { notFound } from '#server/platform/http/guard.ts';
import type { Metrics } from './registry.ts';

export type ProtectedMetrics = { metrics: Metrics; token: string };

/** Null without METRICS_TOKEN; the library is loaded only with it. */
export async function loadMetrics(deps: Deps): Promise<ProtectedMetrics | null> {
  const token = deps.config.metricsToken;
  if (token === undefined) return null;
  const { openMetrics } = await import('./registry.ts');
  return { metrics: openMetrics(deps), token };
}

/** For Prometheus, with the token as bearer token. */
export function metricsRoute(app: FastifyInstance, configured: ProtectedMetrics | null): void {
  if (!configured) {
    app.all('/metrics', notFound);
    return;
  }
  const { metrics, token } = configured;
  const isToken = tokenCheck(token);
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isToken(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')) {
      const body = errorBody(refusal('UNAUTHORIZED'));
      return reply.status(401).header('www-authenticate', 'Bearer').send(body);
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Digests have equal lengths, so a comparison takes the same time whatever was sent. */
function tokenCheck(token: string): (sent: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return (sent) => timingSafeEqual(digest(sent), expected);
}
