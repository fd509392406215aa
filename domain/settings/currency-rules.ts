import type { Language } from '#domain/language/words.ts';
import { defaultSettings } from './default-settings.ts';

export const proposedCurrency = (language: Language): string =>
  language === 'lv' ? 'EUR' : defaultSettings.currency;

type Choices = { language: Language; currency: string };

/** The language proposes a currency only if neither was chosen before. */
export function choicesOfNew(stored: Choices, chosen: { language: Language; currency?: string }): Choices {
  const { language, currency } = chosen;
  const isUntouched = stored.language !== language && stored.currency === defaultSettings.currency;
  return { language, currency: currency ?? (isUntouched ? proposedCurrency(language) : stored.currency) };
}
