import type { Language } from '#domain/language/words.ts';
import { defaultSettings } from './default-settings.ts';
import { currencyOfPlace } from './zone-currencies.ts';

export type Place = { zone: string | undefined; locale: string | undefined };

/** By where the device is, then by the region of its browser, then by the language. */
export const proposedCurrency = (language: Language, { zone, locale }: Place): string =>
  currencyOfPlace(zone, locale) ?? (language === 'lv' ? 'EUR' : defaultSettings.currency);

type Choices = { language: Language; currency: string };

/** A currency is proposed only while none was chosen. */
export function choicesOfNew(
  stored: Choices,
  chosen: { language: Language; currency?: string },
  place: Place,
): Choices {
  const { language, currency } = chosen;
  const isUntouched =
    stored.currency === defaultSettings.currency && stored.language === defaultSettings.language;
  return {
    language,
    currency: currency ?? (isUntouched ? proposedCurrency(language, place) : stored.currency),
  };
}
