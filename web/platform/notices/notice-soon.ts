import { limits } from '#domain/limits.ts';
import { notify, type Notice } from './notices.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it after a short pause; what is said again within the pause is said once, in its last words (spec 9). */
export function notifySoon(make: () => Notice): void {
  clearTimeout(timer);
  timer = setTimeout(() => notify(make()), limits.noticeDebounceMs);
}
