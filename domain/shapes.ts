import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { Id } from './ids.ts';
import { isTimeZone } from './language/clock.ts';
import type { Phrase } from './language/words.ts';
import { limits } from './limits.ts';
import { eachText, type TextFields } from './text-fields.ts';

/** Removes what PostgreSQL cannot store (NUL, lone surrogates). */
export const cleanText = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

/** Trimmed, may be empty. Messages are catalogue phrases. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(max, 'The text is too long. Maximum number of characters: {n}.'),
    );

export const filledText = (max: number, message = 'Missing information') =>
  text(max).check(z.minLength(1, message));

export const LongText = text(limits.longText);

/** Absent and empty both become null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );

const aboveZero = 'Enter a whole number above zero';
export const wholeNumberUpTo = (max: number, message: Phrase = 'At most {n}') =>
  z.int(aboveZero).check(z.gte(1, aboveZero), z.lte(max, message));

export const optionalTexts = <Name extends string>(fields: TextFields<Name>) =>
  eachText(fields, (_name, { max }) => optionalText(max));

/** As answered; an answer that an earlier version stored on a device may lack a field. */
export const storedTexts = <Name extends string>(fields: TextFields<Name>) =>
  eachText(fields, () => z._default(z.nullable(z.string()), null));

/** The name of the key by which a program last wrote a record. */
export const ByKey = z.nullish(text(limits.keyName));

/** `yyyy-MM-dd` without a time zone. */
export const Day = z.string().check(z.refine(isDay, 'Date is required'));

/** `HH:mm`, from 00:00 to 23:59. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:30'));

export const pastDay = (today: string) =>
  Day.check(z.refine((day) => day <= today, 'The time cannot be in the future'));

/** ISO 8601 in UTC, the years 1900 to 9999. */
export const Instant = z.iso
  .datetime({ error: 'Date is required' })
  .check(z.refine((value) => value >= '1900' && !Number.isNaN(Date.parse(value)), 'Date is required'));

export const pastInstant = (now: Date) =>
  Instant.check(z.refine((at) => Date.parse(at) <= now.getTime(), 'The time cannot be in the future'));

/** The device's IANA time zone: decides the month and day of an instant. */
export const TimeZone = z._default(
  z.string().check(z.maxLength(limits.shortText), z.refine(isTimeZone, 'Missing information')),
  'UTC',
);

/** In the currency's main unit, with at most its number of decimals. */
export const Cost = z.number('Please enter a valid amount').check(
  z.gte(0, 'Please enter a valid amount'),
  z.lte(limits.costMax, 'The amount is too large. At most {n} can be saved.'),
  z.refine((cost) => Math.abs(cost * 1000 - Math.round(cost * 1000)) < 1e-3, 'Please enter a valid amount'),
);

/** Text that `read` converts (NaN when unreadable) and `inner` validates. Empty text is null. */
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

export const typedTexts = <Name extends string>(fields: TextFields<Name>) =>
  eachText(fields, (_name, { max }) => typed(optionalText(max)));

export const ChosenFile = z.nullable(z.object({ id: Id }));
