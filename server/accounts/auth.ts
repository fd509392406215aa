import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { Email, Password } from '#domain/accounts/schema.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { isPrivateHost } from '#server/platform/origin.ts';
import { COOKIE_PREFIX, isSecure } from '#server/platform/session.ts';
import * as tables from '#server/platform/tables.ts';
import { wordsFor } from '#server/platform/words.ts';
import { touchProfile } from './store.ts';

/** The header in which the app passes on the client's address as it sees it; never taken from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-carful-client-address';

const DAY = 24 * 60 * 60;

/** Accounts: the auth library behind our own gate (D12). Its endpoints are under /api/auth. */
export function openAuth(deps: Deps) {
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
        rateLimit: tables.authRateLimit,
      },
    }),
    trustedOrigins: (request) => {
      if (config.publicUrl || !request) return [];
      const { origin, hostname } = new URL(request.url);
      return isPrivateHost(hostname) ? [origin] : [];
    },
    // Its answer carries the session token; /api/session tells the same without it (D4).
    disabledPaths: ['/get-session', '/list-sessions', '/update-session'],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, url }) => {
        if (!mailer) {
          log.warn('a password reset was asked for, but no mail is configured: use npm run reset-link');
          return;
        }
        const { t } = wordsFor('en');
        await mailer.send({ to: user.email, subject: t('Reset password'), text: url });
      },
    },
    emailVerification: {
      sendOnSignUp: mailer !== null,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) => {
        const { t } = wordsFor('en');
        await mailer?.send({ to: user.email, subject: t('Confirm your email'), text: url });
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'owner', input: false },
        onboardingCompleted: { type: 'boolean', required: false, defaultValue: false },
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: config.rateLimits,
      storage: 'database',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 3 },
        '/reset-password': { window: 60, max: 10 },
        '/send-verification-email': { window: 60, max: 3 },
      },
    },
    advanced: {
      // The library would leave it out under tests: what is proven there must hold here.
      disableOriginCheck: false,
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(config),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: {
        create: {
          // A server that cannot send mail confirms accounts at once (D12).
          before: async (user) => ({ data: { ...user, email: checkedEmail(user.email), emailVerified: user.emailVerified || mailer === null } }),
        },
      },
      session: {
        // Fires more than once for one sign-in: what it does is idempotent.
        create: { after: async (session) => touchProfile(db, session.userId, deps.clock()) },
      },
    },
    hooks: { before: async (context) => checkPassword(context as { path?: string; body?: unknown }) },
    // What nobody expected goes through our one door for errors; a refusal is no news for a log.
    onAPIError: { throw: true },
    logger: {
      level: 'warn',
      // Its warnings are advice for whoever writes the app, such as to set a base URL (D111: ours may be unset).
      log: (level, message) => (level === 'error' ? log.error(message) : log.debug(message)),
    },
  });
}

export type Auth = ReturnType<typeof openAuth>;

function checkedEmail(email: string): string {
  const read = Email.safeParse(email);
  if (!read.success) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address.' });
  return read.data;
}

/** The rules of section 5 hold on the server too, wherever a password is chosen. */
async function checkPassword({ path, body }: { path?: string; body?: unknown }): Promise<void> {
  const field = path === '/sign-up/email' ? 'password' : path === '/reset-password' || path === '/change-password' ? 'newPassword' : null;
  if (!field) return;
  const read = Password.safeParse((body as Record<string, unknown> | undefined)?.[field]);
  if (read.success) return;
  throw new APIError('BAD_REQUEST', {
    code: 'WEAK_PASSWORD',
    message: read.error.issues[0]?.message ?? 'Password is too weak. Please choose a stronger password.',
    reasons: read.error.issues.map((issue) => issue.message),
  });
}
