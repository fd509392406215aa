import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { Id } from './ids.ts';
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

/** A day that is over or today. */
export const pastDay = (today: string) =>
  Day.check(z.refine((day) => day <= today, 'The time cannot be in the future'));

/** An instant as ISO 8601 in UTC, the years 1900 to 9999. */
export const Instant = z.iso
  .datetime({ error: 'Date is required' })
  .check(z.refine((value) => value >= '1900' && !Number.isNaN(Date.parse(value)), 'Date is required'));

export const pastInstant = (now: Date) =>
  Instant.check(z.refine((at) => Date.parse(at) <= now.getTime(), 'The time cannot be in the future'));

/**
 * A field of a form: a text that `read` turns into what `inner` checks. An empty text is null.
 * @param read gives NaN for a text that it cannot read
 */
export const typed = <Inner extends z.core.$ZodType>(
  inner: Inner,
  read: (text: string) => unknown = (text) => text,
) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : read(text.trim()))),
    ),
    inner,
  );

/** A file that was chosen in a form. */
export const ChosenFile = z.nullable(z.object({ id: Id }));
