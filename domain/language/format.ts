import type { Language } from './words.ts';

/** An amount in the currency's minor units (cents), with its ISO 4217 code (D108). */
export type Amount = { minor: number; currency: string };

const LOCALES: Record<Language, string> = { en: 'en-US', lv: 'lv-LV' };
const DEFAULT_CURRENCY = 'USD';
/** Keeps a number and its unit on one line. */
const HARD_SPACE = '\u00A0';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

// Making an Intl formatter costs far more than using it, and lists format hundreds of dates.
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = dayFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    dayFormats.set(key, format);
  }
  return format;
}

const inZone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** Whether a text names a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // An offset ('+02:00') is known too, but databases read its sign the other way round.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

function monthName(month: string, length: 'short' | 'long', language: Language): string {
  return dateFormat(LOCALES[language], { month: length, timeZone: 'UTC' }).format(
    new Date(`2000-${month}-01T00:00:00Z`),
  );
}

function splitDay(day: string): { year: string; month: string; date: number } {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) throw new RangeError(`Not a day of the form yyyy-MM-dd: ${day}`);
  return { year, month, date: Number(date) };
}

/** The calendar day `yyyy-MM-dd` of an instant; without a zone, the device's own (D72). */
export function dayOfInstant(iso: string, timeZone?: string): string {
  const parts = dateFormat('en-US', {
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...inZone(timeZone),
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** A day `yyyy-MM-dd` in lists: 'Mar 5, 2024', 'marts 5, 2024' (LIM-09, D72). */
export function formatDay(day: string, language: Language): string {
  const { year, month, date } = splitDay(day);
  return `${monthName(month, 'short', language)} ${date}, ${year}`;
}

/** The list form of the day an instant falls on; without a zone, the device's own. */
export function formatInstantDay(iso: string, language: Language, timeZone?: string): string {
  return formatDay(dayOfInstant(iso, timeZone), language);
}

/** A day `yyyy-MM-dd` in appended notes: 'March 5, 2024', '2024. gada 5. marts' (LIM-10, D72). */
export function formatLongDay(day: string, language: Language): string {
  const { year, month, date } = splitDay(day);
  const name = monthName(month, 'long', language);
  return language === 'lv' ? `${year}. gada ${date}. ${name}` : `${name} ${date}, ${year}`;
}

/** A heading for a month `yyyy-MM` (a day will do): 'March 2024', '2024. gada marts'. */
export function formatMonth(month: string, language: Language): string {
  const { year, month: number } = splitDay(`${month.slice(0, 7)}-01`);
  const name = monthName(number, 'long', language);
  return language === 'lv' ? `${year}. gada ${name}` : `${name} ${year}`;
}

/** The letter of a month `yyyy-MM` where twelve stand in a row: 'M'. */
export const formatMonthLetter = (month: string, language: Language): string =>
  dateFormat(LOCALES[language], { month: 'narrow', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The time of an instant: '2:30 PM', '14:30'; without a zone, the device's own. */
export function formatTime(iso: string, language: Language, timeZone?: string): string {
  const options = { timeStyle: 'short', ...inZone(timeZone) } as const;
  return dateFormat(LOCALES[language], options).format(new Date(iso)).replace('\u202F', ' ');
}

/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  const options = { style: 'currency', currency } as const;
  return new Intl.NumberFormat('en-US', options).resolvedOptions().maximumFractionDigits ?? 2;
}

/** '$12.50' in English, '12,50 $' in Latvian (D71). */
export function formatMoney({ minor, currency }: Amount, language: Language): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(minor / 10 ** minorDigits(currency));
}

/** What one of many costs, finer than the currency's own digits: '$0.123', '0,123 $'. */
export function formatUnitPrice({ minor, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(LOCALES[language], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + 1,
  }).format(minor / 10 ** digits);
}

/** An amount on an axis, where there is little room: '$1.2K', '1,2 tūkst. $'. */
export function formatMoneyShort({ minor, currency }: Amount, language: Language): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const amount = minor / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(LOCALES[language], {
    ...options,
    ...(amount < 10_000
      ? { minimumFractionDigits: 0, maximumFractionDigits: amount < 10 ? 2 : 0 }
      : { notation: 'compact', maximumFractionDigits: 1 }),
  }).format(amount);
}

/** An amount as its owner would type it, for a form field: '12.50', '12,50'. */
export function formatMoneyField({ minor, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return language === 'lv' ? text.replace('.', ',') : text;
}

/** A number with spaces between the thousands in either language (D38): '125 000'. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { useGrouping: 'always' })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? HARD_SPACE : part.value))
    .join('');
}

/** A mileage in whole kilometers: '125 000 km'. */
export function formatKm(km: number, language: Language): string {
  return `${formatNumber(km, language)}${HARD_SPACE}km`;
}

/** Spaces are thousands separators on entry (D38), the hard one of our own lists as well. */
const withoutSpaces = (text: string) => text.trim().replace(/(?<=\d)\s+(?=\d)/g, '');

/**
 * A typed cost in minor units, or null when it is no amount: negative, no number, or finer than
 * the currency (D70). '12,50' and '12.50' are the same. An empty text is null too: ask first.
 */
export function parseMoney(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  return parseAmount(text, minorDigits(currency));
}

/** The same for a currency with so many decimals. */
export function parseAmount(text: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(withoutSpaces(text)) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** A typed whole number from 0 up ('125 000'), or null when it is none (D38). */
export function parseWholeNumber(text: string): number | null {
  const digits = withoutSpaces(text);
  const value = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(value) ? value : null;
}
