import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MCP_SCOPES } from '#domain/keys/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { ownOrigin } from '#server/platform/http/origin.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { isOfResource, resourceOf } from '#server/keys/asked-access.ts';
import { clientIdOf, Registration } from '#server/keys/oauth-client.ts';
import { exchangeCode } from './exchange-code.ts';

const RESOURCE_METADATA = '/.well-known/oauth-protected-resource';
const REGISTRATIONS = { max: 20, seconds: 60 * 60 };
const EXCHANGES = { max: 30, seconds: 60 };

/** Tells a client without a key where it can ask for one. */
export const challengeOf = ({ config }: Pick<Deps, 'config'>, request: FastifyRequest) =>
  `Bearer resource_metadata="${ownOrigin(config.publicUrl, request)}${RESOURCE_METADATA}/mcp"`;

/** By which AI clients are let in at /mcp: OAuth 2.1 for public clients, the authorization code with PKCE alone (decision 050).
 * The owner is asked by the page /connect. */
export function oauthRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db, secrets } = deps;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );

  const originOf = (request: FastifyRequest) => ownOrigin(config.publicUrl, request);
  const resource = (request: FastifyRequest) => {
    const origin = originOf(request);
    return {
      resource: resourceOf(origin),
      resource_name: 'Carful',
      authorization_servers: [origin],
      scopes_supported: MCP_SCOPES,
      bearer_methods_supported: ['header'],
    };
  };
  app.get(RESOURCE_METADATA, resource);
  app.get(`${RESOURCE_METADATA}/mcp`, resource);
  app.get('/.well-known/oauth-authorization-server', (request) => {
    const issuer = originOf(request);
    return {
      issuer,
      authorization_endpoint: `${issuer}/connect`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      scopes_supported: MCP_SCOPES,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    };
  });

  app.post('/oauth/register', async (request, reply) => {
    await enforceLimit(deps, `oauth-register:${clientNetwork(request.ip)}`, REGISTRATIONS);
    const { data } = Registration.safeParse(request.body);
    if (!data) return refused(reply, 'invalid_client_metadata');
    return reply.status(201).send({
      client_id: clientIdOf(secrets, data),
      client_id_issued_at: Math.floor(clock().getTime() / 1000),
      ...data,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
    });
  });

  app.post('/oauth/token', async (request, reply) => {
    await enforceLimit(deps, `oauth-token:${clientNetwork(request.ip)}`, EXCHANGES);
    const sent = request.body;
    if (!(sent instanceof URLSearchParams)) throw refusal('BAD_REQUEST', { fields: [] });
    const given = (name: string) => {
      const all = sent.getAll(name);
      return all.length === 1 ? all[0]! : '';
    };
    if (given('grant_type') !== 'authorization_code') return refused(reply, 'unsupported_grant_type');
    if (!isOfResource(given('resource'), originOf(request))) return refused(reply, 'invalid_target');
    const exchange = {
      code: given('code'),
      clientId: given('client_id'),
      redirectUri: given('redirect_uri'),
      verifier: given('code_verifier'),
    };
    const made = await exchangeCode(db, exchange, clock());
    if (made === null) return refused(reply, 'invalid_grant');
    return {
      access_token: made.token,
      token_type: 'Bearer',
      expires_in: made.seconds,
      scope: made.scopes.join(' '),
    };
  });
}

/** As RFC 6749 and 7591 say it. */
const refused = (reply: FastifyReply, error: string) => reply.status(400).send({ error });
