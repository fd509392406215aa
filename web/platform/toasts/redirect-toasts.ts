import type { Phrase } from '#domain/language/words.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { showToastDebounced } from './debounced-toast.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';

export type RedirectToast = { phrase: Phrase; description?: Phrase };

let untilAccessGranted = new AbortController();

const SHOWN = 'notices-shown';
const shownKinds = (): string[] => readTab(SHOWN)?.split(' ') ?? [];

/** Explains a redirect: once per browser session, debounced. */
export function showRedirectToast(kind: string, { phrase, description }: RedirectToast): void {
  if (shownKinds().includes(kind)) return;
  showToastDebounced(() => {
    writeTab(SHOWN, [...shownKinds(), kind].join(' '));
    const { t } = currentWords();
    return {
      neutral: true,
      title: t(phrase),
      ...(description ? { description: t(description) } : {}),
      signal: untilAccessGranted.signal,
    };
  });
}

export function resetRedirectToasts(): void {
  untilAccessGranted.abort();
  untilAccessGranted = new AbortController();
  writeTab(SHOWN, null);
}
