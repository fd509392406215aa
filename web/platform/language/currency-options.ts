import { currencyName } from '#domain/language/currency-name.ts';
import type { Language } from '#domain/language/words.ts';

const FIRST = ['USD', 'EUR', 'GBP'];

/** The three usual ones first, then all currencies of the browser by code, which shows also where a name is cut. */
export function currencyOptions(language: Language): { value: string; label: string }[] {
  const option = (code: string) => ({ value: code, label: currencyName(code, language) });
  const others = Intl.supportedValuesOf('currency').filter((code) => !FIRST.includes(code));
  const order = new Intl.Collator(language);
  return [...FIRST.map(option), ...others.map(option).toSorted((a, b) => order.compare(a.label, b.label))];
}
