import * as z from 'zod/mini';
import type { Phrase } from '#domain/language/words.ts';
import { isCommonPassword } from './common-passwords.ts';
import { Password } from './schema.ts';

/** The rule of `NewPassword`, shown before the user types. */
export const passwordRule =
  'At least 8 characters, with a letter and a number. Not just a common word with numbers, such as winter2026.' satisfies Phrase;

export const NewPassword = Password.check(
  z.refine((password) => !isCommonPassword(password), {
    error: 'Password is too weak. Please choose a stronger password.',
    when: ({ issues }) => issues.length === 0,
  }),
);
