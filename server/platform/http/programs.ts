import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meta } from '#domain/contract-base.ts';
import { contract } from '#domain/contract.ts';
import type { KeyScope } from '#domain/keys/schema.ts';
import { keyOfHeaders, proveKey } from '#server/platform/access/api-key.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { clientNetwork } from './client-network.ts';

type Defined = { '~orpc': { meta: Meta } };
const definitions = contract as unknown as Record<string, Record<string, Defined>>;

export const scopeOf = ([noun = '', verb = '']: readonly string[]) =>
  definitions[noun]?.[verb]?.['~orpc'].meta.key;

/** The part of the contract that keys open, which is all that /api/v1 has. */
export const forPrograms = <Verbs extends Record<string, unknown>>(router: Record<string, Verbs>) =>
  Object.fromEntries(
    Object.entries(router).flatMap(([noun, verbs]) => {
      const open = Object.entries(verbs).filter(([verb]) => scopeOf([noun, verb]) !== undefined);
      return open.length > 0 ? [[noun, Object.fromEntries(open)]] : [];
    }),
  ) as Record<string, Verbs>;

/** A call of a program, which needs the scope of what it calls. @throws FORBIDDEN */
export function assertScope({ apiKey }: Pick<FastifyRequest, 'apiKey'>, scope: KeyScope | undefined): void {
  if (apiKey && (scope === undefined || !apiKey.scopes.includes(scope))) throw refusal('FORBIDDEN');
}

const PER_KEY = { max: 300, seconds: 60 };
const UNKNOWN = { max: 60, seconds: 60 };

/** Every request needs a key; cookies count for nothing here.
 * @param challengeOf where the token of an AI client counts too: what a request without either is told
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS */
export function requireKey(
  app: FastifyInstance,
  deps: Deps,
  challengeOf?: (request: FastifyRequest) => string,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const given = keyOfHeaders(request);
    const key = given === null ? null : await proveKey(deps, given, request.ip);
    if (key && (challengeOf || key.client === null)) {
      await enforceLimit(deps, `key:${key.id}`, PER_KEY);
      request.apiKey = key;
      return;
    }
    await enforceLimit(deps, `unknown-key:${clientNetwork(request.ip)}`, UNKNOWN);
    if (challengeOf) reply.header('www-authenticate', challengeOf(request));
    throw refusal('UNAUTHORIZED');
  });
}
