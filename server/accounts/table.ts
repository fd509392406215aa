import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SignInMethod } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { bytes, instant, createdAt, updatedAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

/** Created by the operator (`npm run invite`). Used up by the account that refers to it, and erased with that
 * account. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: bytes('token_hash').notNull().unique('invitations_token_unique'),
  /** The only address that may use it; null for any address. */
  email: text('email'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
});

export const authUser = pgTable(
  'auth_user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique('auth_user_email_unique'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull().default('owner'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    deletionRequestedAt: instant('deletion_requested_at'),
    /** Set by the operator (`npm run accounts`); a trigger then refuses sessions. */
    disabledAt: instant('disabled_at'),
    /** Unique, so that of two concurrent sign-ups with one invitation only one creates an account. */
    invitationId: uuid('invitation_id')
      .unique('auth_user_invitation_unique')
      .references(() => invitations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('auth_user_deletion_index')
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
  ],
);

export const authSession = pgTable(
  'auth_session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique('auth_session_token_unique'),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** How it began; null for those of earlier versions. */
    method: text('method').$type<SignInMethod>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_session_user_index').on(table.userId)],
);

export const authAccount = pgTable(
  'auth_account',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('auth_account_user_index').on(table.userId),
    unique('auth_account_provider_unique').on(table.providerId, table.accountId),
  ],
);

export const authVerification = pgTable(
  'auth_verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_verification_identifier_index').on(table.identifier)],
);

export const authTwoFactor = pgTable(
  'auth_two_factor',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    /** Encrypted with the auth secret, like the recovery codes. */
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [unique('auth_two_factor_user_unique').on(table.userId)],
);

export const authPasskey = pgTable(
  'auth_passkey',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique('auth_passkey_credential_unique'),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('auth_passkey_user_index').on(table.userId)],
);

export const authRateLimit = pgTable('auth_rate_limit', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique('auth_rate_limit_key_unique'),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

export type MailTemplate =
  | 'confirmEmail'
  | 'changeEmail'
  | 'emailChanged'
  | 'signInAdded'
  | 'resetPassword'
  | 'webhookPaused';

/** Mails to be sent, each with a job of the same id (send-mail.ts). */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    template: text('template').$type<MailTemplate>().notNull(),
    recipient: text('recipient').notNull(),
    /** Used for an account without settings. */
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('account_mails_owner_index').on(table.ownerId)],
);

/** The profile; a session without one goes to complete-profile. */
export const users = pgTable('users', {
  id: uuid('id')
    .primaryKey()
    .references(() => authUser.id, { onDelete: 'cascade' }),
  email: text('email').notNull().unique('users_email_unique'),
  role: text('role').notNull().default('owner'),
  accountStatus: text('account_status').notNull().default('active'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number'),
  /** Null for accounts from before acceptance was recorded. */
  termsVersion: integer('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  termsSetUp: text('terms_set_up'),
  lastSeen: instant('last_seen').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => authUser.id, { onDelete: 'cascade' });
/** A foreign key refers to a record of the same owner, so erasing reaches the row through an index. */
export const ownerOfParent = () => uuid('owner_id').notNull();

const secret = { no: 'a secret of the account, worth nothing elsewhere' } as const;
const silent = { no: 'no page shows it' } as const;

export const accountTables = {
  invitations: policyOf(invitations, {
    ownedBy: { no: 'of nobody until an account is made with it; erased with that account' },
    holds: 'traces',
    ids: { id: null },
    portable: { no: 'lets somebody in on this server alone' },
    shared: [],
    news: silent,
  }),
  authUser: policyOf(authUser, {
    ownedBy: 'id',
    holds: 'records',
    ids: { id: null, invitationId: 'invitations' },
    portable: {
      section: 'profile',
      withheld: [
        'id',
        'name',
        'emailVerified',
        'image',
        'role',
        'onboardingCompleted',
        'twoFactorEnabled',
        'deletionRequestedAt',
        'disabledAt',
        'invitationId',
        'createdAt',
        'updatedAt',
      ],
    },
    shared: [],
    news: silent,
  }),
  authSession: policyOf(authSession, {
    ownedBy: 'userId',
    holds: 'traces',
    ids: { id: null, userId: 'authUser' },
    portable: secret,
    shared: [],
    news: 'session',
  }),
  authAccount: policyOf(authAccount, {
    ownedBy: 'userId',
    holds: 'records',
    ids: { id: null, userId: 'authUser' },
    portable: secret,
    shared: [],
    news: silent,
  }),
  authVerification: policyOf(authVerification, {
    ownedBy: {
      no: 'names an account only within its value; it expires within a day, or is erased by that value',
    },
    holds: 'traces',
    ids: { id: null },
    portable: secret,
    shared: [],
    news: silent,
  }),
  authTwoFactor: policyOf(authTwoFactor, {
    ownedBy: 'userId',
    holds: 'records',
    ids: { id: null, userId: 'authUser' },
    portable: secret,
    shared: [],
    news: silent,
  }),
  authPasskey: policyOf(authPasskey, {
    ownedBy: 'userId',
    holds: 'records',
    ids: { id: null, userId: 'authUser' },
    portable: secret,
    shared: [],
    news: silent,
  }),
  authRateLimit: policyOf(authRateLimit, {
    ownedBy: { no: 'counts requests by a key of its own' },
    holds: 'traces',
    ids: { id: null },
    portable: { no: 'counts requests' },
    shared: [],
    news: silent,
  }),
  accountMails: policyOf(accountMails, {
    ownedBy: 'ownerId',
    holds: 'traces',
    ids: { id: null, ownerId: 'authUser' },
    portable: { no: 'deleted once it is sent' },
    shared: [],
    news: silent,
  }),
  users: policyOf(users, {
    ownedBy: 'id',
    holds: 'records',
    ids: { id: 'authUser' },
    portable: {
      section: 'profile',
      withheld: [
        'id',
        'email',
        'role',
        'accountStatus',
        'termsVersion',
        'termsAcceptedAt',
        'termsSetUp',
        'lastSeen',
        'deletedAt',
        'createdAt',
        'updatedAt',
      ],
    },
    shared: [],
    news: silent,
  }),
};
