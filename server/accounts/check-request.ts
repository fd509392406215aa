import { createHmac } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { NewPassword } from '#domain/accounts/password-rule.ts';
import { Email } from '#domain/accounts/schema.ts';
import { limits } from '#domain/limits.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Deps } from '#server/platform/deps.ts';
import { proveSession, tokenOf } from '#server/platform/access/session.ts';
import { countRequests, type RateLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { resetIdentifier } from './mailed-link.ts';
import { lockVerification } from './link-store.ts';
import { isPasswordAllowed } from './allow-password.ts';
import { checkOwnerProof } from './check-password.ts';
import { claimCode } from './one-time-code.ts';
import { providersOf } from './openid-provider.ts';
import { findUser } from './store.ts';
import { storePendingSignUp } from './pending-sign-ups.ts';
import { checkSignUp } from './sign-up-policy.ts';

export type AuthRequest = {
  path: string;
  body: Record<string, unknown>;
  cookies: string | undefined;
  clientAddress: string;
  /** The token of an invitation; '' without one. */
  invitation: string;
};

/** Attempts at one account are counted per network, so that guessing locks out only the network it comes from. */
const PER_NETWORK: RateLimit = { max: 50, seconds: 60 * 60 };

/** Limits per e-mail address, whether or not it has an account; the one for sign-in stops distributed guessing. */
const byEmail: Record<string, [name: string, limit: RateLimit][]> = {
  '/sign-in/email': [['sign-in', { max: 2000, seconds: 60 * 60 }]],
  '/request-password-reset': [
    ['reset', { max: 1, seconds: 60 }],
    ['resets', { max: 10, seconds: 60 * 60 }],
  ],
  '/send-verification-email': [
    ['confirm', { max: 1, seconds: 60 }],
    ['confirms', { max: 10, seconds: 60 * 60 }],
  ],
};

const needsConfirmed = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/link-social',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
]);

/** What adds a way to log in. */
const needsProof = new Set(['/link-social', '/passkey/verify-registration']);

const ofProviders = new Set(['/sign-in/social', '/link-social']);
const offAtProvider = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/passkey/verify-authentication',
]);

const passwordField: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

/** The product's own rules, checked before an endpoint of the auth library runs. @throws APIError */
export async function checkAuthRequest(
  deps: Deps,
  { path, body, cookies, clientAddress, invitation }: AuthRequest,
  resendConfirmation: (user: { id: string; email: string }) => Promise<void>,
): Promise<void> {
  if (path === '/sign-in/email') checkCredentials(body);
  if (ofProviders.has(path) && !providersOf(deps.config).some(({ id }) => id === body['provider'])) {
    throw new APIError('NOT_FOUND', {
      code: 'PROVIDER_NOT_FOUND',
      message: 'Logging in with this provider is not set up on this server',
    });
  }
  if (deps.config.isOpenIdOnly && offAtProvider.has(path)) await checkWayBack(deps, body['email']);
  if (typeof body['name'] === 'string' && body['name'].length > limits.accountName) {
    throw new APIError('BAD_REQUEST', { code: 'NAME_TOO_LONG', message: 'The name is too long' });
  }
  const field = passwordField[path];
  if (field) checkPassword(body[field]);
  if (path === '/sign-in/email') {
    await limitByEmail(deps, `sign-in:${clientNetwork(clientAddress)}`, body['email'], PER_NETWORK);
  }
  for (const [name, limit] of byEmail[path] ?? []) await limitByEmail(deps, name, body['email'], limit);
  if (needsConfirmed.has(path)) {
    const proof = await proveSession(deps, cookies);
    if (proof && !proof.emailVerified) {
      throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: 'The email is not confirmed yet' });
    }
    if (proof && needsProof.has(path)) await checkOwner(deps, proof, body['password'], cookies);
  }
  if (path === '/sign-up/email') {
    await checkSignUp(deps, { token: invitation, email: Email.safeParse(body['email']).data ?? '' });
    await checkOpenConfirmation(deps, body, resendConfirmation);
  }
  if (path === '/reset-password') await checkResetLink(deps, body['token']);
  if (path === '/two-factor/verify-totp') await claimCode(deps, body['code'], cookies);
}

/** Where only the provider logs people in. The same for known and unknown addresses. */
async function checkWayBack(deps: Deps, email: unknown): Promise<void> {
  const address = Email.safeParse(email).data;
  const user = address && (await findUser(deps.db, address));
  if (user && (await isPasswordAllowed(deps, user.id))) return;
  throw new APIError('FORBIDDEN', {
    code: 'PASSWORDS_OFF',
    message: 'Passwords are not used on this server',
  });
}

async function checkOwner(
  deps: Deps,
  owner: { ownerId: string },
  password: unknown,
  cookies: string | undefined,
): Promise<void> {
  const proof = {
    password: typeof password === 'string' ? password : undefined,
    sessionToken: tokenOf(deps, cookies),
  };
  const outcome = await checkOwnerProof(deps, owner, proof);
  if (outcome === 'wrong-password') {
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Wrong password' });
  }
  if (outcome === 'sign-in-needed') {
    throw new APIError('FORBIDDEN', {
      code: 'SESSION_NOT_FRESH',
      message: 'This needs a login of the last minutes',
    });
  }
}

function checkCredentials({ email, password }: Record<string, unknown>): void {
  if (email && password) return;
  throw new APIError('BAD_REQUEST', {
    code: 'CREDENTIALS_MISSING',
    message: 'You must provide either an email or phone number and a password',
  });
}

function checkPassword(password: unknown): void {
  const { error } = NewPassword.safeParse(password);
  if (!error) return;
  const reasons = error.issues.map(({ message }) => message);
  throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: reasons[0]!, reasons });
}

async function limitByEmail(deps: Deps, name: string, email: unknown, limit: RateLimit): Promise<void> {
  if (!deps.config.rateLimits || typeof email !== 'string') return;
  const retryAfter = await countRequests(deps.db, emailKey(deps, name, email), limit, deps.clock());
  if (retryAfter === 0) return;
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
    { 'x-retry-after': String(retryAfter) },
  );
}

/** Keeps e-mail addresses out of the table of limits; without the secret nobody finds one by trying. */
export const emailKey = ({ secrets }: Pick<Deps, 'secrets'>, name: string, email: string) =>
  `${name}:${createHmac('sha256', secrets.auth).update(email.trim().toLowerCase()).digest('base64url')}`;

async function checkOpenConfirmation(
  deps: Deps,
  body: Record<string, unknown>,
  resendConfirmation: (user: { id: string; email: string }) => Promise<void>,
): Promise<void> {
  const email = Email.safeParse(body['email']).data;
  const user = email && deps.mailer ? await findUser(deps.db, email) : undefined;
  if (!email || !user || user.emailVerified) return;
  const { name, password } = body;
  if (typeof name === 'string' && typeof password === 'string') {
    await storePendingSignUp(deps, user.id, { name, password });
  }
  const wait = deps.config.rateLimits
    ? await countRequests(deps.db, emailKey(deps, 'confirm', email), { max: 1, seconds: 60 }, deps.clock())
    : 0;
  if (wait === 0) await resendConfirmation({ id: user.id, email });
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'EMAIL_NOT_CONFIRMED',
    message: 'Please check your email to confirm your account',
  });
}

/** The library reports an expired link as invalid; the page has a text for each. */
async function checkResetLink({ db, clock }: Deps, token: unknown): Promise<void> {
  if (typeof token !== 'string') return;
  const row = await lockVerification(db, resetIdentifier(token));
  if (!row || row.expiresAt > clock()) return;
  throw new APIError('BAD_REQUEST', { code: 'TOKEN_EXPIRED', message: 'This link has expired' });
}
