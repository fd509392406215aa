import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { errorBody, refusal } from './errors.ts';
import { isOwnRequest } from './origin.ts';

const answers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What holds for every request under /api: strict answers, and no writes from other people's pages. */
export function apiGuard(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answers);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || isOwnRequest(config.publicUrl, request)) return done();
    done(refusal('FORBIDDEN'));
  });
}

/** The one door for errors: a typed answer for the caller, the whole story for the log. */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const body = errorBody(error);
  if (body.status >= 500 && body.code !== 'UNAVAILABLE') {
    request.log.error({ err: error, method: request.method, path: pathOf(request) }, 'a request failed');
  }
  void reply.status(body.status).send(body);
}

export function notFound(_request: FastifyRequest, reply: FastifyReply): void {
  const body = errorBody(refusal('NOT_FOUND'));
  void reply.status(body.status).send(body);
}

/** Without the query: it may hold a share token. */
export const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];
