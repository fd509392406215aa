import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaOutput } from '@orpc/contract';
import type { AnyProcedure } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { fastifyPath } from './route-pattern.ts';

/** @returns JSON of the answer; undefined when nothing was written, and `procedure` writes or refuses */
type AttemptWrite<Input> = (
  caller: { deps: Deps; request: FastifyRequest },
  input: Input,
) => Promise<string | undefined>;
/** The busiest writes first try to do without the RPC library, which takes longer than the rest of the request. */
export type DirectWrite<Input> = { procedure: AnyProcedure; attempt: AttemptWrite<Input> };
export type DirectWriteContract<In extends AnySchema = AnySchema> = ContractProcedure<
  In,
  AnySchema,
  ErrorMap,
  object
>;

/** A test checks the JSON against the contract. */
export function directWrite<In extends AnySchema>(
  app: FastifyInstance,
  deps: Deps,
  procedure: DirectWriteContract<In>,
  attempt: AttemptWrite<InferSchemaOutput<In>>,
  fallback: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { route, inputSchema } = procedure['~orpc'];
  app.post(fastifyPath(route.path!), async (request, reply) => {
    const given = { ...(request.body as object | undefined), ...(request.params as object) };
    const parsed = await inputSchema!['~standard'].validate(given);
    const answer = parsed.issues
      ? undefined
      : await attempt({ deps, request }, parsed.value as InferSchemaOutput<In>);
    if (answer === undefined) return fallback(request, reply);
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
