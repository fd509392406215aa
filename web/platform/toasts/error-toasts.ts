import type { Phrase, Words } from '#domain/language/words.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { showToast } from './toasts.ts';

export function showError(
  t: Words['t'],
  why: Phrase = 'An unexpected error occurred. Please try again.',
): void {
  showToast({ title: t('Error'), description: t(why), destructive: true });
}

/** For code or data that could not be loaded. */
export function showNotLoaded(): void {
  const { t } = currentWords();
  showToast({
    title: t('Could not be opened'),
    description: t('Check your connection and try again.'),
    destructive: true,
  });
}
