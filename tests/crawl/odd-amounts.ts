import type { Language } from '#domain/language/words.ts';

/** How each language tells an amount, whatever its number, and the number as it must be (LIM-08, D71). */
const forms: Record<Language, { amount: RegExp; number: RegExp }> = {
  en: { amount: /[$€£]\s?(\d[\d,.]*)/gu, number: /^[\d,]+\.\d{2,3}$/u },
  lv: { amount: /(\d[\d\s]*(?:,\d+)?(?:\stūkst\.)?)\s?[$€£]/gu, number: /^[\d\s]+,\d{2,3}$/u },
};

/** An estimate is rounded on purpose. */
const estimate = /(?:about|aptuveni) [$€£]?\d[\d\s,]*/gu;

/** The texts of a screen that hold an amount without its two decimals; the price of one of many may have three. */
export const oddAmountsAmong = (texts: readonly string[], language: Language): string[] => {
  const { amount, number } = forms[language];
  return texts.filter((text) =>
    [...text.replaceAll(estimate, '').matchAll(amount)].some(([, found]) => !number.test(found!)),
  );
};
