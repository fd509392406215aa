import type { Phrase, Words } from '#domain/language/words.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { notify } from './notices.ts';

export function notifyError(
  t: Words['t'],
  why: Phrase = 'An unexpected error occurred. Please try again.',
): void {
  notify({ title: t('Error'), description: t(why), destructive: true });
}

/** What was to be opened did not arrive from the server. */
export function notifyNotLoaded(): void {
  const { t } = currentWords();
  notify({
    title: t('Could not be opened'),
    description: t('Check your connection and try again.'),
    destructive: true,
  });
}
