import { ValidationError } from '@orpc/contract';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, type AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#domain/contract.ts';
import { isDatabaseUnavailable, isDiskFull, logLevelOf } from '#server/platform/database/unavailable.ts';
import type { Deps } from '#server/platform/deps.ts';
import { errorBody, isRefusal, refusal, refusalIn } from '#server/platform/errors.ts';
import { apiPage, type ApiDocument } from './api-page.ts';
import { assertScope, forPrograms, scopeOf } from './programs.ts';
import { procedurePattern } from './route-pattern.ts';

/** @param prefix under which `app` is registered */
export function procedures(
  app: FastifyInstance,
  deps: Deps,
  router: AnyRouter,
  prefix: '/api' | '/api/v1',
): void {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, path, context }) => {
        context.request.procedurePattern = procedurePattern(path);
        try {
          assertScope(context.request, scopeOf(path));
          return await next();
        } catch (error) {
          throw publicError(error, context.request, path.join('.'));
        }
      },
    ],
  });
  app.all('/*', async (request, reply) => {
    const { matched } = await handler.handle(request, reply, {
      prefix,
      context: { deps, request, reply },
    });
    if (!matched) await reply.status(404).send(errorBody(refusal('NOT_FOUND')));
    return reply;
  });
}

export function inputRefusal(issues: readonly StandardSchemaV1.Issue[]) {
  const fields = issues.map((issue) => ({
    path: (issue.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key)).join('.'),
    phrase: issue.message,
  }));
  return refusal('BAD_REQUEST', { fields });
}

/** What a caller is told; what was not to be expected is logged. */
export function publicError(thrown: unknown, { log }: FastifyRequest, procedure: string): unknown {
  const error = refusalIn(thrown);
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return inputRefusal(error.cause.issues);
  }
  if (isRefusal(error) && error.status >= 500) return error;
  if (error instanceof ORPCError && error.status < 500) {
    // The library's own refusals, such as of a body that is not a JSON object, in our shape.
    return error.code === 'BAD_REQUEST' && !error.data ? inputRefusal([]) : error;
  }
  log[logLevelOf(error)]({ err: error, procedure }, 'a procedure failed');
  if (isDiskFull(error)) return refusal('NO_SPACE');
  if (isDatabaseUnavailable(error)) {
    return new ORPCError('UNAVAILABLE', { status: 503, message: 'Try again in a moment' });
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong' });
}

/** The whole API, and at /api/v1 the part that keys open; neither needs an account. */
export function documentation(app: FastifyInstance): void {
  describeApi(app, '', { title: 'Carful', version: '1' }, contract, '/api');
  const title = 'Carful for programs: Authorization: Bearer, and a key made under Settings';
  describeApi(app, '/v1', { title, version: '1' }, forPrograms(contract) as typeof contract, '/api/v1');
}

function describeApi(
  app: FastifyInstance,
  path: '' | '/v1',
  info: { title: string; version: string },
  described: typeof contract,
  url: string,
): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let generated: Promise<ApiDocument> | undefined;
  const document = () =>
    (generated ??= generator.generate(described, { info, servers: [{ url }] }) as Promise<ApiDocument>);
  app.get(`${path}/openapi.json`, document);
  app.get(`${path}/docs`, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(apiPage(await document(), url, (id) => (path === '' ? undefined : scopeOf(id.split('.'))))),
  );
}
