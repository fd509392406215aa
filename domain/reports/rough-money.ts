import { LOCALES, minorDigits, numberFormat } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { Total } from '#domain/money/schema.ts';

/** An estimate, to two digits and whole units: '€1,500'. */
export function roughMoney({ minor, currency }: Total, language: Language): string {
  return numberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    maximumSignificantDigits: 2,
    roundingPriority: 'lessPrecision',
  }).format(minor / 10 ** minorDigits(currency));
}
