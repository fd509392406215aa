import { limits } from '#domain/limits.ts';
import { notify, type Notice } from './notices.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Of notices in quick succession only the last is shown (LIM-27). */
export function notifyDebounced(make: () => Notice): void {
  clearTimeout(timer);
  timer = setTimeout(() => notify(make()), limits.noticeDebounceMs);
}
