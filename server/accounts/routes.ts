import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#server/platform/http/api.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal } from '#server/platform/errors.ts';
import { ownOrigin } from '#server/platform/http/origin.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { runsServer } from '#server/platform/access/operator.ts';
import { cookieName } from '#server/platform/access/session-cookie.ts';
import {
  expiredSessionCookie,
  isSecure,
  sessionToken,
  signedInOwner,
  tokenOf,
} from '#server/platform/access/session.ts';
import { recordSecurityEvent } from '#server/platform/security/record-event.ts';
import { accountOfCall } from './account-of-call.ts';
import { type AuthLibrary } from './auth-library.ts';
import { authErrorBody, allowedBody, SETTINGS_PAGE } from './auth-paths.ts';
import { changeEmail } from './change-email.ts';
import { checkOwnerProof } from './check-password.ts';
import { accountOfLink, confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { endPushOfSession, endSession, endSessions } from './end-sessions.ts';
import { endSessionElsewhere } from './end-session-elsewhere.ts';
import { describeInstallation, readFeatures } from './describe-installation.ts';
import { readAccount } from './read-account.ts';
import { throwMailFailures } from './mail-failures.ts';
import { invitationCookie, invitationOf } from './invitation-of-call.ts';
import { mailLanguageOf, waitForMailQueue } from './send-mail.ts';
import { removeWayIn } from './remove-way-in.ts';
import { listSecurityEvents } from './security-event-store.ts';
import { stillIn } from './still-in.ts';
import { statusOf } from './sign-up-policy.ts';
import { markActive, readProfile, saveProfile, saveSignIn } from './store.ts';
import { webHeaders } from './web-headers.ts';

/** "Last active" is updated at most this often, so that not every read causes a write. */
const ACTIVITY_MS = 5 * 60_000;

export const sessionRoutes = (auth: AuthLibrary) => ({
  /** The only read through the auth library, which renews the session and its cookie. */
  read: api.session.read.handler(async ({ context: { deps, request, reply } }) => {
    const features = await readFeatures(deps);
    const { response, headers } = await auth.api
      .getSession({ headers: webHeaders(request), returnHeaders: true })
      .catch(async (error: unknown) => {
        // The library hides the cause; if the database failed, this statement throws it.
        await deps.db.execute(sql`select 1`);
        throw error;
      });
    const cookies = headers.getSetCookie();
    // An expired cookie is not cleared: the browser may already have a newer one.
    if (!response) {
      // The files of an account whose session was ended elsewhere must not stay in this browser's cache.
      if (tokenOf(deps, request.headers.cookie) !== null) reply.headers(clearCacheHeader);
      return { session: null, features };
    }
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const { user, session } = response;
    const now = deps.clock();
    if (now.getTime() - new Date(session.updatedAt).getTime() > ACTIVITY_MS) {
      await markActive(deps.db, session.id, now);
    }
    return {
      session: {
        user: {
          id: user.id,
          email: user.email,
          name: user.name,
          emailVerified: user.emailVerified,
          role: 'owner' as const,
          onboardingCompleted: user.onboardingCompleted ?? false,
          isOperator: runsServer(deps.config, user),
        },
        expiresAt: new Date(session.expiresAt).toISOString(),
      },
      features,
    };
  }),
});

export const profileRoutes = {
  read: api.profile.read.handler(async ({ context: { deps, request } }) => ({
    profile: await readProfile(deps.db, await signedInOwner(deps, request, 'unconfirmed')),
  })),
  save: api.profile.save.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request, 'unconfirmed');
    const { firstName, lastName, phone, termsVersion } = input;
    if (termsVersion === undefined && !(await readProfile(deps.db, owner)))
      throw fieldRefusal(
        'termsVersion',
        'Please accept the terms of use and confirm that you have read the privacy policy.',
      );
    const terms =
      termsVersion === undefined
        ? undefined
        : { version: termsVersion, setUp: describeInstallation(deps.config).setUp };
    const fields = { firstName, lastName, phone: phone || null, terms };
    return saveProfile(deps.db, owner, fields, deps.clock());
  }),
};

export const accountRoutes = {
  read: api.account.read.handler(async ({ context: { deps, request } }) =>
    readAccount(deps, await signedInOwner(deps, request), tokenOf(deps, request.headers.cookie)),
  ),
  events: api.account.events.handler(async ({ context: { deps, request } }) => ({
    events: await listSecurityEvents(deps.db, await signedInOwner(deps, request)),
  })),
  confirmEmail: api.account.confirmEmail.handler(async ({ input, context: { deps, request } }) => {
    const answer = await confirmEmail(deps, input, {
      cookies: request.headers.cookie,
      language: mailLanguageOf(request),
      address: request.ip,
    });
    const account = await accountOfLink(deps.db, input.token);
    await recordSecurityEvent(deps, request, { action: 'confirm-email', outcome: answer.outcome, account });
    return answer;
  }),
  changeEmail: api.account.changeEmail.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    const proof = proofOf(deps, request, input);
    const language = mailLanguageOf(request);
    const outcome = await changeEmail(deps, language, owner, input.newEmail, proof);
    await note(deps, request, owner, 'change-email', outcome);
    return { outcome };
  }),
  endSession: api.account.endSession.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    await endSession(deps.db, owner, input.sessionId);
    await note(deps, request, owner, 'end-session', 'done');
    return { done: true as const };
  }),
  endSessions: api.account.endSessions.handler(async ({ input, context: { deps, request, reply } }) => {
    const owner = await signedInOwner(deps, request);
    const current = tokenOf(deps, request.headers.cookie);
    await endSessions(deps.db, owner, input.includingThis ? null : current);
    await note(deps, request, owner, 'end-sessions', 'done');
    if (input.includingThis) reply.headers({ 'set-cookie': expiredSessionCookie(deps), ...clearCacheHeader });
    return { done: true as const };
  }),
  prove: api.account.prove.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    return { outcome: await checkOwnerProof(deps, owner, proofOf(deps, request, input)) };
  }),
  removeWayIn: api.account.removeWayIn.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    const outcome = await removeWayIn(deps, owner, input.way, proofOf(deps, request, input));
    await note(deps, request, owner, 'remove-way-in', outcome === 'removed' ? 'done' : outcome);
    return { outcome };
  }),
  delete: api.account.delete.handler(async ({ input, context: { deps, request, reply } }) => {
    const owner = await signedInOwner(deps, request);
    const answer = await deleteAccount(deps, owner, proofOf(deps, request, input));
    const { outcome } = answer;
    await note(deps, request, owner, 'delete-account', outcome);
    if (outcome === 'requested')
      reply.headers({ 'set-cookie': expiredSessionCookie(deps), ...clearCacheHeader });
    return answer;
  }),
};

const note = (deps: Deps, request: FastifyRequest, owner: OwnerScope, action: string, outcome: string) =>
  recordSecurityEvent(deps, request, { action, outcome, account: owner.ownerId });

const proofOf = (deps: Deps, request: FastifyRequest, { password }: { password?: string | undefined }) => ({
  password,
  sessionToken: tokenOf(deps, request.headers.cookie),
});

/** Log-out removes the owner's files from the browser's cache; browsers honor this header only over https. */
const clearCacheHeader = { 'clear-site-data': '"cache"' };

/** Forwards the allowed paths of /api/auth/* to the auth library and removes tokens from its responses. */
export function authRoutes(app: FastifyInstance, deps: Deps, auth: AuthLibrary): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    handler: async (request, reply) => {
      const started = performance.now();
      const path = (request.params as { '*': string })['*'];
      const body = allowedBody(request.method, path, request.body);
      const concerned = await accountOfCall(deps, body ?? {}, request.headers.cookie);
      if (path === 'sign-out') {
        reply.headers(clearCacheHeader);
        const token = tokenOf(deps, request.headers.cookie);
        if (token !== null) await endPushOfSession(deps.db, token);
      }
      const origin = ownOrigin(deps.config.publicUrl, request);
      const elsewhere =
        path === 'sign-out'
          ? await endSessionElsewhere(deps, tokenOf(deps, request.headers.cookie), origin)
          : null;
      const invitation = invitationOf(deps, path, request);
      if (path === 'sign-in/social') reply.header('set-cookie', invitationCookie(deps, invitation));
      const url = new URL(request.raw.url ?? '/', origin);
      const call = new Request(url, {
        method: request.method,
        headers: webHeaders(request, invitation),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // Recorded before the delay, so that its duration does not reveal whether the address is known.
      const answer = await handleWithMails(deps, path, () => auth.handler(call)).catch(
        async (error: unknown) => {
          await recordSecurityEvent(deps, request, { action: path, outcome: 'failed', account: concerned });
          await equalizeTiming(path, false, started);
          throw error;
        },
      );
      const account = (await recordSignIn(deps, answer)) ?? concerned;
      const response = (await answer.json().catch(() => null)) as ResponseBody;
      await recordSecurityEvent(deps, request, {
        action: isConnected(path, answer) ? 'add-way-in' : path,
        outcome: outcomeOf(answer, response),
        account,
      });
      await equalizeTiming(path, answer.ok, started);
      if (path === 'reset-password' && answer.ok && concerned)
        return sendResponse(answer, { ...response, stillIn: await stillIn(deps, concerned) }, reply);
      return sendResponse(answer, elsewhere === null ? response : { ...response, url: elsewhere }, reply);
    },
  });
}

/** Responses are delayed to a multiple of this, so that timing does not reveal known addresses. */
const STEP_MS = 250;

const MAILING_PATHS = ['request-password-reset', 'send-verification-email', 'sign-up/email'];

/** Waits for the queue whether or not the address is known, so that a queue that is down reveals nothing. */
async function handleWithMails(deps: Deps, path: string, handle: () => Promise<Response>): Promise<Response> {
  if (MAILING_PATHS.includes(path)) await waitForMailQueue(deps);
  return throwMailFailures(handle);
}

async function equalizeTiming(path: string, isOk: boolean, started: number): Promise<void> {
  const isRevealing =
    path === 'request-password-reset' ||
    path === 'send-verification-email' ||
    (path === 'sign-in/email' && !isOk);
  if (isRevealing) await sleep(STEP_MS - ((performance.now() - started) % STEP_MS));
}

/** @returns the account for which this response starts a session */
async function recordSignIn(deps: Deps, answer: Response): Promise<string | null> {
  const name = cookieName(isSecure(deps.config));
  for (const cookie of answer.headers.getSetCookie()) {
    const token = sessionToken(cookie.split(';', 1)[0], name, deps.secrets.auth);
    if (!token) continue;
    try {
      return await saveSignIn(deps.db, token, deps.clock());
    } catch (error) {
      deps.log.error({ err: error }, 'a sign-in could not be recorded in the profile');
    }
  }
  return null;
}

/** Back from a provider, in the settings where its connecting began. */
const isConnected = (path: string, { headers }: Response) =>
  path.startsWith('callback/') && (headers.get('location') ?? '').startsWith(SETTINGS_PAGE);

const CODE_PAGE = '/login?step=code';

type ResponseBody = Record<string, unknown> | null;

function outcomeOf({ ok, status, headers }: Response, body: ResponseBody): string {
  if (body?.['twoFactorRedirect']) return 'second factor needed';
  const location = headers.get('location');
  if (location) return new URL(location, 'http://localhost').searchParams.get('error') ?? 'done';
  const code = body?.['code'];
  if (ok) return 'done';
  return typeof code === 'string' ? code : String(status);
}

function sendResponse(answer: Response, body: ResponseBody, reply: FastifyReply): unknown {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const location = answer.headers.get('location');
  if (location) return reply.redirect(body?.['twoFactorRedirect'] ? CODE_PAGE : location, 302);
  if (answer.ok) return reply.status(answer.status).send(withoutTokens(body));
  const refused = authErrorBody(statusOf(answer.status, body?.['code']), answer.headers, body);
  if (refused.code === 'TOO_MANY_REQUESTS') {
    reply.header('retry-after', (refused.data as { retryAfter: number }).retryAfter);
  }
  return reply.status(refused.status).send(refused);
}

function withoutTokens(body: ResponseBody): unknown {
  if (!body) return null;
  const { token: _token, session: _session, ...rest } = body;
  return rest;
}
