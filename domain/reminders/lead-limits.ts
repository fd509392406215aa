import * as z from 'zod/mini';
import type { Phrase } from '#domain/language/words.ts';

const above = 'Enter a whole number above zero';

/** @param message without the number where that is in km, and may be typed in miles */
export const wholeNumberUpTo = (max: number, message: Phrase = 'At most {n}') =>
  z.int(above).check(z.gte(1, above), z.lte(max, message));

/** In km. */
export const distanceUpTo = (max: number) =>
  wholeNumberUpTo(max, 'The distance is too large. Please check it.');

export const LeadDays = wholeNumberUpTo(365);
export const LeadKm = distanceUpTo(100_000);
