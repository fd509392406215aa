import { KeySecret, MCP_SCOPES, type AccessQuestion, type AskedAccess } from '#domain/keys/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownOrigin } from '#server/platform/http/origin.ts';
import type { FastifyRequest } from 'fastify';
import { placeOf, readClientId } from './oauth-client.ts';

/** What tokens are for, and nothing else (RFC 8707). */
export const resourceOf = (origin: string) => `${origin}/mcp`;

/** Whether access is asked for to that; a client need not say so. */
export const isOfResource = (asked: string, origin: string) => asked === '' || asked === resourceOf(origin);

/** What an AI client asks for, judged the same when it is shown and when it is granted. */
export function askedAccess(
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  asked: AskedAccess,
): AccessQuestion {
  const issuer = ownOrigin(config.publicUrl, request);
  const client = readClientId(secrets, asked.client_id);
  if (!client?.mayReturnTo(asked.redirect_uri)) return { outcome: 'unknown' };
  const error = wrongIn(asked, issuer);
  if (error !== null) return { outcome: 'refused', error, issuer };
  const wanted = asked.scope.split(' ');
  const known = MCP_SCOPES.filter((scope) => wanted.includes(scope));
  const scopes = known.length > 0 ? known : [...MCP_SCOPES];
  return { outcome: 'asked', name: client.name, backTo: placeOf(asked.redirect_uri), scopes, issuer };
}

/** An error of RFC 6749 or 8707. */
function wrongIn(asked: AskedAccess, issuer: string): string | null {
  if (asked.response_type !== 'code') return 'unsupported_response_type';
  const { code_challenge: challenge, code_challenge_method: method } = asked;
  if (method !== 'S256' || !KeySecret.safeParse(challenge).success) return 'invalid_request';
  return isOfResource(asked.resource, issuer) ? null : 'invalid_target';
}
