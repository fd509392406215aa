import { limits } from '#domain/limits.ts';
import { notify, type Notice } from './notices.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Debounced: notices that follow each other closely show once, with the last text (LIM-27). */
export function notifySoon(make: () => Notice): void {
  clearTimeout(timer);
  timer = setTimeout(() => notify(make()), limits.noticeDebounceMs);
}
