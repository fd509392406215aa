import { dateFormat, LOCALES, minorDigits, numberFormat, type Amount } from './format.ts';
import type { Language } from './words.ts';

/** One more decimal than the currency, all of them, so that prices agree: '$0.120', '0,123 $'. */
export function formatUnitPrice({ minor, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return numberFormat(LOCALES[language], {
    ...options,
    minimumFractionDigits: digits + 1,
    maximumFractionDigits: digits + 1,
  }).format(minor / 10 ** digits);
}

/** For narrow axes: '$1.2K', '1,2 tūkst. $'. */
export function formatMoneyShort({ minor, currency }: Amount, language: Language): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const amount = minor / 10 ** minorDigits(currency);
  return numberFormat(LOCALES[language], {
    ...options,
    ...(amount < 10_000
      ? { minimumFractionDigits: 0, maximumFractionDigits: amount < 10 ? 2 : 0 }
      : { notation: 'compact', maximumFractionDigits: 1 }),
  }).format(amount);
}

/** The initial of a month `yyyy-MM` for narrow columns: 'M'. */
export const formatMonthLetter = (month: string, language: Language): string =>
  dateFormat(LOCALES[language], { month: 'narrow', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
