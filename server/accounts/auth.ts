import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { Email } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { Db } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';
import { COOKIE_PREFIX } from '#server/platform/access/session-cookie.ts';
import { isSecure } from '#server/platform/access/session.ts';
import * as tables from './table.ts';
import { OWN_HEADERS, type AuthLibrary } from './auth-library.ts';
import { allowPassword } from './allow-password.ts';
import { checkAuthRequest } from './check-request.ts';
import { mailEmailLink } from './confirm-email.ts';
import { openIdProviders, providersOf } from './openid-provider.ts';
import { signInMethod } from './sign-in-method.ts';
import { deleteSignUps, voidResetLinks } from './link-store.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { mailSignInAdded } from './mail-sign-in-added.ts';
import { passkeys } from './passkey-plugin.ts';
import { rememberFailure } from './mail-failures.ts';
import { twoFactorAfterEverySignIn } from './second-factor.ts';
import { isDisabled } from './operator-store.ts';
import {
  deleteOtherSignInMethods,
  endOtherAccess,
  hasConfirmed,
  markConfirmed,
  readAccountUser,
  readSignInMethods,
  voidTrustedDevices,
} from './store.ts';
import { deleteUnprovenAccess } from './pending-sign-ups.ts';
import { checkSignUp, isAdmitted, refused } from './sign-up-policy.ts';

export const SESSION_DAYS = 30;
const DAY = 24 * 60 * 60;
/** The tokens of providers are never used again, so they are not stored, not even when one is connected once more. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
const perMinute = (max: number) => ({ window: 60, max });

export function openAuth(deps: Deps): AuthLibrary {
  const { config, db, mailer, log } = deps;
  return betterAuth({
    appName: 'Carful',
    ...(config.publicUrl ? { baseURL: config.publicUrl } : {}),
    basePath: '/api/auth',
    secret: deps.secrets.auth,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.authUser,
        session: tables.authSession,
        account: tables.authAccount,
        verification: tables.authVerification,
        twoFactor: tables.authTwoFactor,
        passkey: tables.authPasskey,
        rateLimit: tables.authRateLimit,
      },
    }),
    trustedOrigins: (request) => {
      if (config.publicUrl || !request) return [];
      const { origin, hostname } = new URL(request.url);
      return isPrivateHost(hostname) ? [origin] : [];
    },
    plugins: [
      twoFactorAfterEverySignIn('Carful'),
      openIdProviders(providersOf(config), deps),
      passkeys(deps, (headers, userId) => mailSignInAdded(deps, languageOf(headers), userId)),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        if (!mailer) {
          log.warn('a password reset was requested, but no mail is configured: use npm run reset-link');
          return;
        }
        await rememberFailure(mailResetLink(deps, languageOf(request?.headers), user, token));
      },
      // The link came by mail or from the operator, so whoever uses it owns the address.
      onPasswordReset: async ({ user }) => {
        if (!user.emailVerified) {
          await deleteOtherSignInMethods(db, user.id);
          await deleteSignUps(db, user.id);
        }
        if (await isAdmitted(deps, user.id)) await markConfirmed(db, user.id);
        await revokeOldPasswordAccess(db, user.id);
        // Here only the operator makes such links, for when the provider lets nobody in.
        if (config.isOpenIdOnly) await allowPassword(deps, user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: mailer !== null,
      // The library's own link can be reused, does not report expiry and skips the second factor.
      sendVerificationEmail: async ({ user }, request) => {
        if (mailer) await rememberFailure(mailEmailLink(deps, languageOf(request?.headers), user));
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'owner', input: false },
        onboardingCompleted: { type: 'boolean', required: false, defaultValue: false },
        invitationId: { type: 'string', required: false, input: false, returned: false },
      },
    },
    account: {
      updateAccountOnSignIn: false,
      // Without mail, the address of a local account is unproven, so it must not be linked to a provider. With mail,
      // the provider's proof counts, and the account hook below ends any access gained without proof.
      accountLinking: {
        disableImplicitLinking: mailer === null,
        requireLocalEmailVerified: false,
        // An owner who connects a provider in settings may have another address there.
        allowDifferentEmails: true,
      },
    },
    // voidTrustedDevices looks devices up by their plain identifiers; their cookies are signed.
    verification: {
      storeIdentifier: { default: 'hashed', overrides: { 'trust-device-': 'plain' } },
      disableCleanup: true,
    },
    session: {
      expiresIn: SESSION_DAYS * DAY,
      updateAge: DAY,
      cookieCache: { enabled: false },
      // What it would allow needs a stricter proof here (check-request.ts).
      freshAge: 0,
      additionalFields: { method: { type: 'string', required: false, input: false, returned: false } },
    },
    onAPIError: { errorURL: '/auth/callback', throw: true },
    rateLimit: {
      enabled: config.rateLimits,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': perMinute(10),
        '/sign-in/social': perMinute(20),
        '/link-social': perMinute(10),
        '/passkey/*': perMinute(20),
        '/sign-up/email': perMinute(10),
        '/request-password-reset': perMinute(3),
        '/reset-password': perMinute(10),
        '/send-verification-email': perMinute(3),
        '/change-password': perMinute(10),
        '/two-factor/*': perMinute(10),
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(config),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [OWN_HEADERS.clientAddress] },
      // The library disables this check by itself when it detects a test environment.
      disableOriginCheck: false,
    },
    databaseHooks: {
      user: {
        create: {
          // Without mail, accounts are confirmed immediately.
          before: async (user, context) => {
            const email = parseEmail(user.email);
            const emailVerified = user.emailVerified || mailer === null;
            return {
              data: {
                ...user,
                email,
                invitationId: await checkSignUp(deps, { token: invitationOf(context?.headers), email }),
                emailVerified,
                image: null,
                role: emailVerified && !(await hasConfirmed(db)) ? 'operator' : 'owner',
              },
            };
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseDisabled(db, userId);
            return { data: { method: await signInMethod(db, userId, context) } };
          },
        },
      },
      account: {
        create: {
          before: async (account) => {
            if (account.providerId !== 'credential') await claimThroughProvider(deps, account.userId);
            return { data: { ...account, ...NO_TOKENS } };
          },
          after: async ({ userId, providerId }, context) => {
            if (providerId === 'credential') return;
            const { passwordHash, providers, hasPasskey } = await readSignInMethods(db, { ownerId: userId });
            if (passwordHash === null && providers.length < 2 && !hasPasskey) return;
            await mailSignInAdded(deps, languageOf(context?.headers), userId);
          },
        },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
    },
    hooks: {
      before: async (context) => {
        const { path, body, headers } = context as unknown as HookContext;
        const cookies = headers?.get('cookie') ?? undefined;
        const clientAddress = headers?.get(OWN_HEADERS.clientAddress) ?? '';
        const request = { path, body: body ?? {}, cookies, clientAddress, invitation: invitationOf(headers) };
        await checkAuthRequest(deps, request, (user) => mailEmailLink(deps, languageOf(headers), user));
      },
      after: createAuthMiddleware(async ({ path, body, headers, context: { returned, session } }) => {
        // Another sign-up has used the same invitation concurrently.
        if (
          path === '/sign-up/email' &&
          isAPIError(returned) &&
          returned.body?.code === 'FAILED_TO_CREATE_USER'
        ) {
          const { email } = body as { email: string };
          await checkSignUp(deps, { token: invitationOf(headers), email });
        }
        const changed = path === '/change-password' && !isAPIError(returned);
        if (changed && session) await revokeOldPasswordAccess(db, session.user.id);
      }),
    },
    logger: {
      level: 'warn',
      // Its warnings are for developers, such as the advice to set a base URL, which may be unset here.
      log: (level, message) => (level === 'error' ? log.error(message) : log.debug(message)),
    },
  });
}

type HookContext = { path: string; body?: Record<string, unknown>; headers?: Headers };

async function revokeOldPasswordAccess(db: Db, userId: string): Promise<void> {
  await voidResetLinks(db, userId);
  await voidTrustedDevices(db, userId);
  await endOtherAccess(db, { ownerId: userId });
}

/** Of an account that is not new, the provider has verified the address, so access created without that proof ends. */
async function claimThroughProvider(deps: Deps, userId: string): Promise<void> {
  const { db } = deps;
  const user = await readAccountUser(db, { ownerId: userId });
  const { passwordHash, providers } = await readSignInMethods(db, { ownerId: userId });
  if (user.emailVerified || (passwordHash === null && providers.length === 0)) return;
  if (!(await isAdmitted(deps, userId))) throw refused('SIGN_UP_CLOSED');
  await db.transaction((tx) => deleteUnprovenAccess(tx, userId));
}

const invitationOf = (headers: Headers | undefined) => headers?.get(OWN_HEADERS.invitation) ?? '';
async function refuseDisabled(db: Db, userId: string): Promise<void> {
  if (!(await isDisabled(db, userId))) return;
  throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'This account is disabled' });
}

const languageOf = (headers: Headers | undefined) => (headers?.get(OWN_HEADERS.language) ?? 'en') as Language;

function parseEmail(email: string): string {
  const parsed = Email.safeParse(email);
  if (!parsed.success) {
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_EMAIL',
      message: 'Please enter a valid email address.',
    });
  }
  return parsed.data;
}
