import { limits } from '#domain/limits.ts';
import type { Phrase } from '#domain/language/words.ts';
import { currentWords } from './language.ts';
import { notify } from './notices.ts';
import { readTab, writeTab } from './storage.ts';

export type RedirectNotice = { phrase: Phrase; description?: Phrase };

const SHOWN = 'notices-shown';
const shownKinds = (): string[] => readTab(SHOWN)?.split(' ') ?? [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Why someone was sent elsewhere: said once per browser session (D99), after a short debounce (spec 9). */
export function noticeOnce(kind: string, { phrase, description }: RedirectNotice): void {
  if (shownKinds().includes(kind)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    writeTab(SHOWN, [...shownKinds(), kind].join(' '));
    const { t } = currentWords();
    notify({ neutral: true, title: t(phrase), ...(description ? { description: t(description) } : {}) });
  }, limits.noticeDebounceMs);
}

/** Access was granted: a later refusal may say it again (D99). */
export function forgetNotices(): void {
  writeTab(SHOWN, null);
}
