import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AnyProcedure } from '@orpc/server';
import type { Procedure } from '#domain/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';

/** The Model Context Protocol for AI clients, by key, without a session: each request has one answer (Streamable HTTP).
 * Mounted as /mcp; the library is loaded by the first request. */
export function mcpRoutes(
  app: FastifyInstance,
  deps: Deps,
  procedureOf: (name: Procedure) => AnyProcedure,
): void {
  app.post('/', async (request, reply) => {
    // A batch would count as one request of the key.
    if (Array.isArray(request.body)) throw refusal('BAD_REQUEST', { fields: [] });
    const { answerMcp } = await import('./answer-mcp.ts');
    const answer = await answerMcp({ deps, request, reply, procedureOf });
    return reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  });
  // There is neither a stream to listen to nor a session to end.
  const notAllowed = (_request: unknown, reply: FastifyReply) =>
    reply.status(405).header('allow', 'POST').send();
  app.get('/', notAllowed);
  app.delete('/', notAllowed);
}
