import { minorDigits, type Amount } from './format.ts';
import type { Language } from './words.ts';

const DEFAULT_CURRENCY = 'USD';

/** For a form field: '12.50', '12,50'. */
export function formatMoneyField({ minor, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits).replace('.', decimalSign(language));
}

export const decimalSign = (language: Language): '.' | ',' => (language === 'lv' ? ',' : '.');

/** Accepts spaces between thousands, including the no-break space of our own lists. */
const withoutSpaces = (text: string) => text.trim().replace(/(?<=\d)\s+(?=\d)/g, '');

/** Larger numbers are read as this one, which exceeds every limit, so that they count as too large, not unreadable. */
const LARGEST = 10 ** 15;

/** Minor units; null for an empty or unreadable text and for more decimals than the currency has. */
export function parseMoney(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  return parseAmount(text, minorDigits(currency));
}

/** The same for a given number of decimals. */
export function parseAmount(text: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](?:(\d+)|[-–]))?$/.exec(withoutSpaces(text)) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Math.min(Number(whole + fraction.padEnd(digits, '0')), LARGEST);
}

/** A whole number from 0 up ('125 000'), otherwise null. */
export function parseWholeNumber(text: string): number | null {
  const digits = withoutSpaces(text);
  return /^\d+$/.test(digits) ? Math.min(Number(digits), LARGEST) : null;
}
