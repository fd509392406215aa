import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { Email } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { isPrivateHost } from '#server/platform/origin.ts';
import { COOKIE_PREFIX, isSecure } from '#server/platform/session.ts';
import * as tables from '#server/platform/tables.ts';
import { OWN_HEADERS, type AuthLibrary } from './auth-library.ts';
import { checkAuthRequest } from './check-request.ts';
import { mailEmailLink } from './confirm-email.ts';
import { googleProvider } from './google-provider.ts';
import type { Errands } from '#server/platform/errands.ts';
import { sendAccountMail, type Sender } from './send-mail.ts';
import { markConfirmed } from './store.ts';

const DAY = 24 * 60 * 60;
const perMinute = (max: number) => ({ window: 60, max });

/** Accounts: the auth library behind our own gate (D12). Its endpoints are under /api/auth. */
export function openAuth(deps: Deps, errands: Errands): AuthLibrary {
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
        rateLimit: tables.authRateLimit,
      },
    }),
    trustedOrigins: (request) => {
      if (config.publicUrl || !request) return [];
      const { origin, hostname } = new URL(request.url);
      return isPrivateHost(hostname) ? [origin] : [];
    },
    plugins: [twoFactor({ issuer: 'Carful' }), ...(config.google ? [googleProvider(config.google)] : [])],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        if (!mailer) {
          log.warn('a password reset was asked for, but no mail is configured: use npm run reset-link');
          return;
        }
        sendAccountMail(deps, errands, senderFrom(request?.headers), {
          letter: 'resetPassword',
          to: user.email,
          userId: user.id,
          path: `/auth/reset-password?token=${token}`,
        });
      },
      // The link came by mail, or from the operator: either vouches for the address.
      onPasswordReset: async ({ user }) => markConfirmed(db, user.id),
    },
    emailVerification: {
      sendOnSignUp: mailer !== null,
      // With a link of our own: used once, told apart when expired, and no way past the second factor.
      sendVerificationEmail: async ({ user }, request) => {
        if (mailer) await mailEmailLink(deps, errands, senderFrom(request?.headers), user);
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'owner', input: false },
        onboardingCompleted: { type: 'boolean', required: false, defaultValue: false },
      },
    },
    account: {
      updateAccountOnSignIn: false,
      // Where no mail proves an address, whoever typed it first would share the account of its owner.
      accountLinking: { disableImplicitLinking: mailer === null },
    },
    // Hashed, as tokens of share links are, but for trusted devices: their cookies are signed, and signing out
    // everywhere has to find them. Our own sweep removes rows once nobody asks for them any more.
    verification: {
      storeIdentifier: { default: 'hashed', overrides: { 'trust-device-': 'plain' } },
      disableCleanup: true,
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    onAPIError: { errorURL: '/auth/callback', throw: true },
    rateLimit: {
      enabled: config.rateLimits,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': perMinute(10),
        '/sign-in/social': perMinute(20),
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
      // Said aloud because the library drops this check by itself when it believes to be in a test.
      disableOriginCheck: false,
    },
    databaseHooks: {
      user: {
        create: {
          // A server that cannot send mail confirms accounts at once (D12).
          before: async (user) => ({
            data: {
              ...user,
              email: checkedEmail(user.email),
              emailVerified: user.emailVerified || mailer === null,
              image: null,
            },
          }),
        },
      },
      account: {
        create: {
          // Nothing here ever asks Google for more: its tokens would only be something to lose.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    hooks: {
      before: async (context) => {
        const { path, body, headers } = context as unknown as HookContext;
        const cookies = headers?.get('cookie') ?? undefined;
        await checkAuthRequest(deps, { path, body: body ?? {}, cookies }, (user) =>
          mailEmailLink(deps, errands, senderFrom(headers), user),
        );
      },
    },
    logger: {
      level: 'warn',
      // Its warnings are advice for whoever writes the app, such as to set a base URL (D111: ours may be unset).
      log: (level, message) => (level === 'error' ? log.error(message) : log.debug(message)),
    },
  });
}

type HookContext = { path: string; body?: Record<string, unknown>; headers?: Headers };

const senderFrom = (headers: Headers | undefined): Sender => ({
  origin: headers?.get(OWN_HEADERS.origin) || null,
  language: (headers?.get(OWN_HEADERS.language) ?? 'en') as Language,
});

function checkedEmail(email: string): string {
  const read = Email.safeParse(email);
  if (!read.success) {
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_EMAIL',
      message: 'Please enter a valid email address.',
    });
  }
  return read.data;
}
