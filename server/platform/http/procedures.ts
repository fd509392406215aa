import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ValidationError } from '@orpc/contract';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, type AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#domain/contract.ts';
import { isDatabaseUnavailable, isDiskFull } from '#server/platform/database/unavailable.ts';
import type { Deps } from '#server/platform/deps.ts';
import { errorBody, isRefusal, refusal, refusalIn } from '#server/platform/errors.ts';
import { procedurePattern } from './route-pattern.ts';

export function procedures(app: FastifyInstance, deps: Deps, router: AnyRouter): void {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, path, context }) => {
        context.request.procedurePattern = procedurePattern(path);
        try {
          return await next();
        } catch (error) {
          throw toPublicError(error, (unexpected) =>
            context.request.log.error({ err: unexpected, procedure: path.join('.') }, 'a procedure failed'),
          );
        }
      },
    ],
  });
  app.all('/*', async (request, reply) => {
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
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

function toPublicError(thrown: unknown, log: (error: unknown) => void): unknown {
  const error = refusalIn(thrown);
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return inputRefusal(error.cause.issues);
  }
  if (isRefusal(error) && error.status >= 500) return error;
  if (error instanceof ORPCError && error.status < 500) {
    // The library's own refusals, such as of a body that is not a JSON object, in our shape.
    return error.code === 'BAD_REQUEST' && !error.data ? inputRefusal([]) : error;
  }
  log(error);
  if (isDiskFull(error)) return refusal('NO_SPACE');
  if (isDatabaseUnavailable(error)) {
    return new ORPCError('UNAVAILABLE', { status: 503, message: 'Try again in a moment' });
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong' });
}

export async function documentation(app: FastifyInstance): Promise<void> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let document: Promise<unknown> | undefined;
  app.get('/openapi.json', async () => {
    document ??= generator.generate(contract, {
      info: { title: 'Carful', version: '1' },
      servers: [{ url: '/api' }],
    });
    return document;
  });
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/docs/assets/',
    allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/.test(path),
  });
  app.get('/docs', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carful API</title>
<link rel="icon" href="/api/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<div id="api"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, validatorUrl: null });\n`;
