import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { cleanText } from '#domain/shapes.ts';
import { POLICY } from './policy/edition.ts';

const trimmed = (...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.overwrite(cleanText), ...checks);

export const FirstName = trimmed(
  z.minLength(2, 'First name must be at least 2 characters.'),
  z.maxLength(100, 'The text is too long. Maximum number of characters: {n}.'),
);
export const LastName = trimmed(
  z.minLength(2, 'Last name must be at least 2 characters.'),
  z.maxLength(50, 'Last name cannot be longer than 50 characters.'),
);
export const Email = z
  .string('Please enter a valid email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email address.'),
    z.regex(z.regexes.email, 'Please enter a valid email address.'),
  );
export const Password = z
  .string('Password must be at least 8 characters.')
  .check(
    z.minLength(8, 'Password must be at least 8 characters.'),
    z.maxLength(128, 'The text is too long. Maximum number of characters: {n}.'),
    z.regex(/\p{L}/u, 'Include at least one letter.'),
    z.regex(/\p{Nd}/u, 'Include at least one number.'),
  );
export const Phone = trimmed(
  z.overwrite((phone: string) => phone.replaceAll(/[\s()./\p{Pd}]/gu, '')),
  z.regex(/^(\+?\d{7,15})?$/, 'Please enter a valid phone number (e.g., +37126123456)'),
);

export const profileFields = { firstName: FirstName, lastName: LastName, phone: z.optional(Phone) };
const ACCEPTANCE = 'Please accept the terms of use and confirm that you have read the privacy policy.';
const TermsVersion = z.int(ACCEPTANCE).check(z.gte(1, ACCEPTANCE), z.lte(POLICY.version, ACCEPTANCE));

/** `termsVersion`: the accepted version of the terms, required for a first profile. */
export const ProfileDraft = z.object({ ...profileFields, termsVersion: z.optional(TermsVersion) });
export type ProfileDraft = z.input<typeof ProfileDraft>;

export const accepted = { termsAccepted: z.literal(true, ACCEPTANCE) };

/** For users who sign up with Google, or whose profile could not be saved at sign-up. */
export const FirstProfileDraft = z.object({ ...profileFields, ...accepted });

/** The signed-in user as the access gate needs it. Never contains a token. */
export const Session = z.object({
  user: z.object({
    id: Id,
    email: z.string(),
    name: z.string(),
    emailVerified: z.boolean(),
    role: z.literal('owner'),
    onboardingCompleted: z.boolean(),
    /** Whether they run this server. */
    isOperator: z._default(z.boolean(), false),
  }),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof Session>;

export const Profile = z.object({
  id: Id,
  email: z.string(),
  role: z.literal('owner'),
  accountStatus: z.literal('active'),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  /** Null for accounts from before acceptance was recorded. */
  terms: z.nullable(
    z.object({ version: z.int(), acceptedAt: z.string(), setUp: z._default(z.nullable(z.string()), null) }),
  ),
  lastSeen: z.string(),
  updatedAt: z.string(),
});
export type Profile = z.infer<typeof Profile>;

const host = z.nullable(z.string());

/** For the privacy policy. `host`: null in a private network. `backups`: null when none are scheduled. */
export const Installation = z.object({
  /** Another one whenever the policy would say something else of this server. */
  setUp: z.string(),
  build: z.object({ version: z.string(), commit: z.nullable(z.string()), date: z.nullable(z.string()) }),
  operator: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  model: z.nullable(z.object({ host, pictures: z.boolean() })),
  speech: z.nullable(z.object({ host })),
  database: z.enum(['own', 'outside']),
  files: z.enum(['disk', 's3']),
  backups: z.nullable(z.object({ kept: z.int(), offSite: z.boolean() })),
});
export type Installation = z.infer<typeof Installation>;

/** What this server is configured for. */
export const Features = z.object({
  google: z.boolean(),
  /** The OpenID provider of this server; `only`: there is no other way to log in. */
  openId: z._default(z.nullable(z.object({ name: z.string(), only: z.boolean() })), null),
  mail: z.boolean(),
  model: z.boolean(),
  speech: z.boolean(),
  uploadLimits: z.object({ picture: z.int(), video: z.int() }),
  signUp: z.enum(['open', 'invite', 'closed']),
  installation: Installation,
});
export type Features = z.infer<typeof Features>;

export const SignInMethod = z.enum(['password', 'google', 'oidc', 'passkey']);
export type SignInMethod = z.infer<typeof SignInMethod>;

export const SignedInDevice = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  method: z._default(z.nullable(SignInMethod), null),
  signedInAt: z.string(),
  /** Accurate to about five minutes. */
  lastActiveAt: z.string(),
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** `action` is a call of docs/maintain/auth-calls.md; `network` is the beginning of the address. */
export const SecurityEvent = z.object({
  id: Id,
  at: z.string(),
  action: z.string(),
  result: z.enum(['done', 'code-needed', 'failed']),
  network: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

const Provider = z.enum(['google', 'oidc']);
export type Provider = z.infer<typeof Provider>;

export const isProvider = (way: string): way is Provider => Provider.safeParse(way).success;

/** A provider, or the id of a passkey. */
export const WayIn = z.union([Provider, Id]);
export type WayIn = z.infer<typeof WayIn>;

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** What proves an owner who is logged in: the password, or without one a login of the last ten minutes. */
export const OwnerProof = z.object({ password: z.optional(z.string().check(z.maxLength(128))) });
export const OwnerProofOutcome = z.enum(['proven', 'wrong-password', 'sign-in-needed']);

/** By what an account still logs in after a new password from a link. */
export type StillIn = { kind: 'passkey' | 'provider'; name: string };

/** `last-way`: without it nobody could log in any more, so it stays. */
export const WayInRemoval = z.enum(['removed', 'last-way', 'wrong-password', 'sign-in-needed']);

export const Account = z.object({
  email: z.string(),
  hasPassword: z.boolean(),
  /** By which it can log in. */
  providers: z._default(z.array(Provider), []),
  passkeys: z._default(z.array(Passkey), []),
  twoFactorEnabled: z.boolean(),
  devices: z.array(SignedInDevice),
  storage: z.object({ bytes: z.int(), files: z.int(), bytesAllowed: z.int(), filesAllowed: z.int() }),
  /** What the account has in the database. */
  records: z.object({ bytes: z.int(), rows: z.int(), bytesAllowed: z.int(), rowsAllowed: z.int() }),
});
export type Account = z.infer<typeof Account>;

const MailedToken = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `taken`: another account has the new address by now. The mailbox is not enough, as anybody may have entered
 * that address: the link needs a browser that is signed in to the account, or its password.
 * `sign-in-needed`: it has none.
 */
export const ConfirmOutcome = z.enum([
  'confirmed',
  'changed',
  'used',
  'expired',
  'invalid',
  'taken',
  'not-admitted',
  'password-needed',
  'wrong-password',
  'sign-in-needed',
]);
export type ConfirmOutcome = z.infer<typeof ConfirmOutcome>;

const presentPassword = z.optional(z.string().check(z.maxLength(128)));

export const MailedLink = z.object({ token: MailedToken, password: presentPassword });
export type MailedLink = z.input<typeof MailedLink>;

export const FollowedLink = z.object({ outcome: ConfirmOutcome, email: z.optional(z.string()) });
export type FollowedLink = z.infer<typeof FollowedLink>;

export const EmailChange = z.object({ newEmail: Email, password: presentPassword });
export type EmailChange = z.input<typeof EmailChange>;

/**
 * `changed`: at once, on a server without mail; only then `taken` is answered. `sign-in-needed`: the
 * account has no password, and its sign-in is older than ten minutes.
 */
export const EmailChangeOutcome = z.enum([
  'mail-sent',
  'changed',
  'same',
  'taken',
  'wrong-password',
  'sign-in-needed',
]);
export type EmailChangeOutcome = z.infer<typeof EmailChangeOutcome>;

export const AccountDeletion = z.object({ password: presentPassword });
export type AccountDeletion = z.input<typeof AccountDeletion>;

/** `eraseAt`: signing in before then restores the account. */
export const AccountDeletionOutcome = z.object({
  outcome: z.enum(['requested', 'wrong-password', 'sign-in-needed']),
  eraseAt: z.nullable(z.string()),
});
export type AccountDeletionOutcome = z.infer<typeof AccountDeletionOutcome>;
