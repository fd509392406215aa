import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

const trimmed = (...checks: z.core.$ZodCheck<string>[]) => z.string().check(z.trim(), ...checks);

/** The sign-up form (VAL-01 to VAL-12). Every message is a phrase of the catalogue. */
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
    z.regex(/\p{N}/u, 'Include at least one number.'),
  );
/** Empty, or an optional plus and 7 to 15 digits. */
export const Phone = trimmed(
  z.regex(/^(\+?\d{7,15})?$/, 'Please enter a valid phone number (e.g., +37126123456)'),
);

const profileFields = { firstName: FirstName, lastName: LastName, phone: z.optional(Phone) };
export const ProfileDraft = z.object(profileFields);
export type ProfileDraft = z.input<typeof ProfileDraft>;

const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'], when: () => true },
);

/** A new password, typed twice. */
export const PasswordChoice = z
  .object({ password: Password, confirmPassword: z.string() })
  .check(passwordsMatch);
export type PasswordChoice = z.infer<typeof PasswordChoice>;

export const SignUpDraft = z
  .object({
    ...profileFields,
    email: Email,
    password: Password,
    confirmPassword: z.string(),
    termsAccepted: z.literal(true, 'You must accept the terms and privacy policy.'),
  })
  .check(passwordsMatch);
export type SignUpDraft = z.input<typeof SignUpDraft>;

/** The signed-in user as the gate needs it. Never a token (D4). */
export const Session = z.object({
  user: z.object({
    id: Id,
    email: z.string(),
    name: z.string(),
    emailVerified: z.boolean(),
    role: z.literal('owner'),
    onboardingCompleted: z.boolean(),
  }),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof Session>;

/** The users row (ENT-61 to ENT-69). */
export const Profile = z.object({
  id: Id,
  email: z.string(),
  role: z.literal('owner'),
  accountStatus: z.literal('active'),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  lastSeen: z.string(),
  updatedAt: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/** What this server can do; a page asks before it offers it (D12, D20). */
export const Features = z.object({
  google: z.boolean(),
  mail: z.boolean(),
  model: z.boolean(),
  /** Recordings can be written down. */
  speech: z.boolean(),
  /** Bytes of one upload. */
  uploadLimits: z.object({ picture: z.int(), video: z.int() }),
});
export type Features = z.infer<typeof Features>;

/** A device that is signed in. */
export const SignedInDevice = z.object({
  id: Id,
  /** Null when the browser does not say what it is. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To about five minutes. */
  lastActiveAt: z.string(),
  /** The device that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** How an account is signed in to and where it is (D113). */
export const Account = z.object({
  email: z.string(),
  /** False for an account that only signs in with Google. */
  hasPassword: z.boolean(),
  usesGoogle: z.boolean(),
  twoFactorEnabled: z.boolean(),
  devices: z.array(SignedInDevice),
});
export type Account = z.infer<typeof Account>;

/** A token out of a mailed link. */
export const MailedToken = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * What a link out of a mail did. `taken`: meanwhile another account has the new address. A mailbox is not
 * enough, since anybody may have typed its address: a link counts in a browser that is signed in to its
 * account, else together with the password; `sign-in-needed`: the account has none.
 */
export const ConfirmOutcome = z.enum([
  'confirmed',
  'changed',
  'used',
  'expired',
  'invalid',
  'taken',
  'password-needed',
  'wrong-password',
  'sign-in-needed',
]);
export type ConfirmOutcome = z.infer<typeof ConfirmOutcome>;

/** The present password; left out by an account that has none. */
const presentPassword = z.optional(z.string().check(z.maxLength(128)));

export const MailedLink = z.object({ token: MailedToken, password: presentPassword });
export type MailedLink = z.input<typeof MailedLink>;

/** `email`: what the account now signs in with, told to whoever gave its password. */
export const FollowedLink = z.object({ outcome: ConfirmOutcome, email: z.optional(z.string()) });
export type FollowedLink = z.infer<typeof FollowedLink>;

export const EmailChange = z.object({ newEmail: Email, password: presentPassword });
export type EmailChange = z.input<typeof EmailChange>;

/**
 * `mail-sent`: the new address has to be confirmed first; said of a taken address too. `changed`: at once,
 * on a server without mail (D12), where `taken` is told.
 */
export const EmailChangeOutcome = z.enum(['mail-sent', 'changed', 'same', 'taken', 'wrong-password']);
export type EmailChangeOutcome = z.infer<typeof EmailChangeOutcome>;

export const AccountDeletion = z.object({ password: presentPassword });
export type AccountDeletion = z.input<typeof AccountDeletion>;

/** `eraseAt`: until then signing in revives the account (D97). */
export const AccountDeletionOutcome = z.object({
  outcome: z.enum(['requested', 'wrong-password']),
  eraseAt: z.nullable(z.string()),
});
export type AccountDeletionOutcome = z.infer<typeof AccountDeletionOutcome>;
