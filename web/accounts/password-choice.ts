import * as z from 'zod/mini';
import { Password } from '#domain/accounts/schema.ts';

/** A new password, typed twice, with the rules of sign-up. */
export const PasswordChoice = z.object({ password: Password, confirmPassword: z.string() }).check(
  z.refine((choice) => choice.password === choice.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    when: () => true,
  }),
);
export type PasswordChoice = z.infer<typeof PasswordChoice>;
