import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { limits } from './limits.ts';

/** What PostgreSQL cannot hold (NUL, half a surrogate pair) is dropped before anything else sees the text. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

/** A trimmed text that may be empty. The message of a limit is a phrase of the catalogue. */
export const text = (max: number) =>
  z
    .string()
    .check(z.overwrite(clean), z.maxLength(max, 'The text is too long. Maximum number of characters: {n}.'));

/** A trimmed text that may not be empty; `message` is a phrase of the catalogue. */
export const filledText = (max: number, message = 'Missing information') =>
  text(max).check(z.minLength(1, message));

export const ShortText = text(limits.shortText);
export const LongText = text(limits.longText);

/** Absent and empty mean the same: null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );

/** A calendar day without a time zone, `yyyy-MM-dd`. */
export const Day = z.string().check(z.refine(isDay, 'Date is required'));

/** An instant as ISO 8601 in UTC, the years 1900 to 9999. */
export const Instant = z.iso
  .datetime({ error: 'Date is required' })
  .check(z.refine((value) => value >= '1900' && !Number.isNaN(Date.parse(value)), 'Date is required'));
