import type { Phrase } from '#domain/language/words.ts';

/** The rule of `Password`, shown before the user types. */
export const passwordRule = 'At least 8 characters, with a letter and a number.' satisfies Phrase;
