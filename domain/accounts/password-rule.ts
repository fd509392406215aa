import type { Phrase } from '#domain/language/words.ts';

/** What `Password` asks for, told before it is broken. */
export const passwordRule = 'At least 8 characters, with a letter and a number.' satisfies Phrase;
