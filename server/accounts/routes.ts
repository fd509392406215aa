import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#server/platform/api.ts';
import type { Deps } from '#server/platform/deps.ts';
import { errorBody, refusal } from '#server/platform/errors.ts';
import { ownOrigin } from '#server/platform/origin.ts';
import { signedInOwner } from '#server/platform/session.ts';
import { CLIENT_ADDRESS_HEADER, type Auth } from './auth.ts';
import { readProfile, saveProfile } from './store.ts';

export const sessionRoutes = (auth: Auth) => ({
  /** The one read that goes through the auth library: it renews the session and its cookie. */
  read: api.session.read.handler(async ({ context: { request, reply } }) => {
    const { response, headers } = await auth.api.getSession({
      headers: webHeaders(request),
      returnHeaders: true,
    });
    const cookies = headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (!response) return { session: null };
    const { user, session } = response;
    return {
      session: {
        user: {
          id: user.id,
          email: user.email,
          name: user.name,
          emailVerified: user.emailVerified,
          role: 'owner' as const,
          onboardingCompleted: user.onboardingCompleted ?? false,
        },
        expiresAt: new Date(session.expiresAt).toISOString(),
      },
    };
  }),
});

export const profileRoutes = {
  read: api.profile.read.handler(async ({ context: { deps, request } }) => ({
    profile: await readProfile(deps.db, await signedInOwner(deps, request, 'unconfirmed')),
  })),
  save: api.profile.save.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request, 'unconfirmed');
    const { firstName, lastName, phone } = input;
    return saveProfile(deps.db, owner, { firstName, lastName, phone: phone || null }, deps.clock());
  }),
};

/** Hands /api/auth/* to the auth library and its answers back, without any token in the body (D4). */
export function authRoutes(app: FastifyInstance, deps: Deps, auth: Auth): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    handler: async (request, reply) => {
      const url = new URL(request.raw.url ?? '/', ownOrigin(deps.config.publicUrl, request));
      const answer = await auth.handler(
        new Request(url, {
          method: request.method,
          headers: webHeaders(request),
          ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      );
      return passOn(answer, reply);
    },
  });
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'content-length' || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  headers.set(CLIENT_ADDRESS_HEADER, request.ip);
  return headers;
}

async function passOn(answer: Response, reply: FastifyReply): Promise<unknown> {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const location = answer.headers.get('location');
  if (location) return reply.redirect(location, answer.status);
  const body = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer.ok) return reply.status(answer.status).send(withoutTokens(body));
  if (answer.status === 429) {
    const retryAfter = Number(answer.headers.get('x-retry-after') ?? 60);
    reply.header('retry-after', retryAfter);
    return reply.status(429).send(errorBody(refusal('TOO_MANY_REQUESTS', { retryAfter })));
  }
  return reply.status(answer.status).send({
    defined: true,
    code: body?.['code'] ?? 'AUTH_ERROR',
    status: answer.status,
    message: body?.['message'] ?? answer.statusText,
    ...(body?.['reasons'] ? { data: { reasons: body['reasons'] } } : {}),
  });
}

function withoutTokens(body: Record<string, unknown> | null): unknown {
  if (!body) return null;
  const { token: _token, session: _session, ...rest } = body;
  return rest;
}
