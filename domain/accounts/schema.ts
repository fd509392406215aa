import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

const trimmed = (...checks: z.core.$ZodCheck<string>[]) => z.string().check(z.trim(), ...checks);

/** spec 5, Sign-up. Every message is a phrase of the catalogue. */
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

export const SignUpDraft = z
  .object({
    ...profileFields,
    email: Email,
    password: Password,
    confirmPassword: z.string(),
    termsAccepted: z.literal(true, 'You must accept the terms and privacy policy.'),
  })
  .check(
    z.refine((draft) => draft.password === draft.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      when: () => true,
    }),
  );
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

/** The users row (spec 3, User and account). */
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
