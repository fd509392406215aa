import * as z from 'zod/mini';
import type { Phrase } from '#domain/language/words.ts';
import { isCommonPassword } from './common-passwords.ts';
import { accepted, Email, Password, profileFields } from './schema.ts';

/** What `NewPassword` asks for, shown before and while the user types. */
export const passwordRules: readonly { rule: Phrase; isMet: (password: string) => boolean }[] = [
  { rule: 'At least 8 characters', isMet: (password) => password.length >= 8 },
  { rule: 'A letter', isMet: (password) => /\p{L}/u.test(password) },
  { rule: 'A number', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    rule: 'Not just a common word with numbers, such as winter2026',
    isMet: (password) => password !== '' && !isCommonPassword(password),
  },
];

export const NewPassword = Password.check(
  z.refine((password) => !isCommonPassword(password), {
    error: 'Password is too weak. Please choose a stronger password.',
    when: ({ issues }) => issues.length === 0,
  }),
);

const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'], when: () => true },
);

export const PasswordChoice = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .check(passwordsMatch);
export type PasswordChoice = z.infer<typeof PasswordChoice>;

export const SignUpDraft = z
  .object({
    ...profileFields,
    email: Email,
    password: NewPassword,
    confirmPassword: z.string(),
    ...accepted,
  })
  .check(passwordsMatch);
export type SignUpDraft = z.input<typeof SignUpDraft>;
