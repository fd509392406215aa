import type { Language } from './words.ts';

const namesIn = new Map<Language, Intl.DisplayNames>();

export function currencyName(code: string, language: Language): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'currency' });
  namesIn.set(language, names);
  return `${code} (${names.of(code) ?? code})`;
}
