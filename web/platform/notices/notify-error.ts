import type { Phrase, Words } from '#domain/language/words.ts';
import { notify } from './notices.ts';

export function notifyError(
  t: Words['t'],
  why: Phrase = 'An unexpected error occurred. Please try again.',
): void {
  notify({ title: t('Error'), description: t(why), destructive: true });
}
