import { minorDigits, type Amount } from './format.ts';
import type { Language } from './words.ts';

const DEFAULT_CURRENCY = 'USD';

/** For a form field: '12.50', '12,50'. */
export function formatMoneyField({ minor, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits).replace('.', decimalSign(language));
}

export const decimalSign = (language: Language): '.' | ',' => (language === 'lv' ? ',' : '.');

/** Accepts spaces and apostrophes between thousands, including the no-break space of our own lists. */
const withoutSpaces = (text: string) => text.trim().replace(/(?<=\d)[\s'’]+(?=\d)/g, '');

/** A whole number with a mark before each three digits: '1,215' of '1,215.40'. */
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?=$|(?!\1)[.,])/;

/** '1,215' and '1.215' are a thousand to some and a fraction to others. */
export const mayBeThousands = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(withoutSpaces(text));

/** Larger numbers are read as this one, which exceeds every limit, so that they count as too large, not unreadable. */
const LARGEST = 10 ** 15;

/** Minor units; null for an empty or unreadable text and for more decimals than the currency has, as in '1,215'. */
export function parseMoney(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  return parseAmount(text, minorDigits(currency));
}

/** The same for a given number of decimals. */
export function parseAmount(text: string, digits: number): number | null {
  const typed = withoutSpaces(text);
  const plain =
    digits > 0 && mayBeThousands(typed)
      ? typed
      : typed.replace(GROUPED, (whole) => whole.replaceAll(/[.,]/g, ''));
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](?:(\d+)|[-–]))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Math.min(Number(whole + fraction.padEnd(digits, '0')), LARGEST);
}

/** A whole number from 0 up ('125 000', '125,000', '125.000'), otherwise null. */
export const parseWholeNumber = (text: string): number | null => parseAmount(text, 0);
