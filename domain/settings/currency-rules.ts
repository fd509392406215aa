import type { Language } from '#domain/language/words.ts';
import { defaultSettings } from './default-settings.ts';

/** What a new account is proposed to count in (D108). */
export const proposedCurrency = (language: Language): string =>
  language === 'lv' ? 'EUR' : defaultSettings.currency;

type Choices = { language: Language; currency: string };

/**
 * What the settings of a new account are to say, by what was chosen before there was one (D92). Without a
 * chosen currency the language proposes one, as long as nobody has chosen either before.
 */
export function choicesOfNew(stored: Choices, chosen: { language: Language; currency?: string }): Choices {
  const { language, currency } = chosen;
  const isUntouched = stored.language !== language && stored.currency === defaultSettings.currency;
  return { language, currency: currency ?? (isUntouched ? proposedCurrency(language) : stored.currency) };
}
