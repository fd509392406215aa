import * as z from 'zod/mini';
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists in the calendar, `yyyy-MM-dd`, of the years 1900 to 9999. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || value < '1900') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A calendar day without a time zone, `yyyy-MM-dd`. */
export const Day = z.string().check(z.refine(isDay, 'Date is required'));

/** An instant as ISO 8601 in UTC, the years 1900 to 9999. */
export const Instant = z.iso
  .datetime({ error: 'Date is required' })
  .check(z.refine((value) => value >= '1900' && !Number.isNaN(Date.parse(value)), 'Date is required'));
