import type { Language } from '#domain/language/words.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import { choicesOfNew } from '#domain/settings/currency-rules.ts';
import { call } from '#web/platform/api/client.ts';
import { placeOfDevice } from '#web/platform/language/place.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';

/** Choices made before sign-up: a failure is only logged. */
export async function saveChoices(chosen: { language: Language; currency?: string }): Promise<void> {
  try {
    const { version, language, currency } = await call('settings.read');
    const before = { language, currency };
    const changes = changesBetween(before, choicesOfNew(before, chosen, placeOfDevice()));
    if (Object.keys(changes).length === 0) return;
    await outbox.send('settings.edit', { baseVersion: version, changes });
  } catch (error) {
    console.warn('Language and currency could not be saved to the account', error);
  }
}
