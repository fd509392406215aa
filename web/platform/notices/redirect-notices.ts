import type { Phrase } from '#domain/language/words.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { notifySoon } from './notice-soon.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';

export type RedirectNotice = { phrase: Phrase; description?: Phrase };

let untilAdmitted = new AbortController();

const SHOWN = 'notices-shown';
const shownKinds = (): string[] => readTab(SHOWN)?.split(' ') ?? [];

/** Explains a redirect: once per browser session (D99), debounced (LIM-27). */
export function noticeOnce(kind: string, { phrase, description }: RedirectNotice): void {
  if (shownKinds().includes(kind)) return;
  notifySoon(() => {
    writeTab(SHOWN, [...shownKinds(), kind].join(' '));
    const { t } = currentWords();
    return {
      neutral: true,
      title: t(phrase),
      ...(description ? { description: t(description) } : {}),
      until: untilAdmitted.signal,
    };
  });
}

/** Call when access is granted: hides the notice and allows it again (D99). */
export function forgetNotices(): void {
  untilAdmitted.abort();
  untilAdmitted = new AbortController();
  writeTab(SHOWN, null);
}
