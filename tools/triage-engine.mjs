import { assessOffline } from '#domain/assessment/engine.ts';

/** Category and urgency as the shipped engine sees them; `lang` is the language of the text. */
export function classify(text, { lang = 'en' } = {}) {
  const { category, drivingAdvice } = assessOffline({ description: text, language: lang });
  return { category, urgency: drivingAdvice };
}
