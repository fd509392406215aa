import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { Email } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { Db } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { isPrivateHost } from '#server/platform/http/origin.ts';
import { COOKIE_PREFIX, isSecure } from '#server/platform/access/session.ts';
import * as tables from './table.ts';
import { OWN_HEADERS, type AuthLibrary } from './auth-library.ts';
import { checkAuthRequest } from './check-request.ts';
import { mailEmailLink } from './confirm-email.ts';
import { GOOGLE, googleProvider } from './google-provider.ts';
import type { BackgroundTasks } from '#server/platform/background-tasks.ts';
import { deleteSignUps, voidResetLinks } from './link-store.ts';
import { sendAccountMail } from './send-mail.ts';
import { twoFactorAfterEverySignIn } from './second-factor.ts';
import { deleteOtherWays, markConfirmed, readAccountUser, voidTrustedDevices } from './store.ts';
import { dropUnproven } from './hand-over.ts';

const DAY = 24 * 60 * 60;
const perMinute = (max: number) => ({ window: 60, max });

/** Accounts: the auth library behind our own gate (D12). Its endpoints are under /api/auth. */
export function openAuth(deps: Deps, backgroundTasks: BackgroundTasks): AuthLibrary {
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
    plugins: [twoFactorAfterEverySignIn('Carful'), ...(config.google ? [googleProvider(config.google)] : [])],
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
        sendAccountMail(deps, backgroundTasks, languageIn(request?.headers), {
          letter: 'resetPassword',
          to: user.email,
          userId: user.id,
          path: `/auth/reset-password?token=${token}`,
        });
      },
      // The link came by mail, or from the operator: either vouches for the address.
      onPasswordReset: async ({ user }) => {
        if (!user.emailVerified) {
          await deleteOtherWays(db, user.id);
          await deleteSignUps(db, user.id);
        }
        await markConfirmed(db, user.id);
        await endOldPassword(db, user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: mailer !== null,
      // With a link of our own: used once, told apart when expired, and no way past the second factor.
      sendVerificationEmail: async ({ user }, request) => {
        if (mailer) await mailEmailLink(deps, backgroundTasks, languageIn(request?.headers), user);
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
      // Where no mail proves an address, whoever typed it first would share the account of its owner. Elsewhere
      // Google's word is as good as a mail's; what came before it goes (the account hook below).
      accountLinking: { disableImplicitLinking: mailer === null, requireLocalEmailVerified: false },
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
          before: async (account) => {
            if (account.providerId === GOOGLE) await claimByGoogle(db, account.userId);
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
        },
      },
    },
    hooks: {
      before: async (context) => {
        const { path, body, headers } = context as unknown as HookContext;
        const cookies = headers?.get('cookie') ?? undefined;
        const clientAddress = headers?.get(OWN_HEADERS.clientAddress) ?? '';
        await checkAuthRequest(deps, { path, body: body ?? {}, cookies, clientAddress }, (user) =>
          mailEmailLink(deps, backgroundTasks, languageIn(headers), user),
        );
      },
      after: createAuthMiddleware(async ({ path, context: { returned, session } }) => {
        const changed = path === '/change-password' && !isAPIError(returned);
        if (changed && session) await endOldPassword(db, session.user.id);
      }),
    },
    logger: {
      level: 'warn',
      // Its warnings are advice for whoever writes the app, such as to set a base URL (D111: ours may be unset).
      log: (level, message) => (level === 'error' ? log.error(message) : log.debug(message)),
    },
  });
}

type HookContext = { path: string; body?: Record<string, unknown>; headers?: Headers };

/** What an old password has opened the way to ends with it; its sessions are ended by the library. */
async function endOldPassword(db: Db, userId: string): Promise<void> {
  await voidResetLinks(db, userId);
  await voidTrustedDevices(db, userId);
}

/** Google vouches for the address: whoever typed it before without proof loses their way in. */
async function claimByGoogle(db: Db, userId: string): Promise<void> {
  const user = await readAccountUser(db, { ownerId: userId });
  if (!user.emailVerified) await db.transaction((tx) => dropUnproven(tx, userId));
}

const languageIn = (headers: Headers | undefined) => (headers?.get(OWN_HEADERS.language) ?? 'en') as Language;

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
