import { limits } from '#domain/limits.ts';
import { showToast, type Toast } from './toasts.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows only the last of several toasts in quick succession. */
export function showToastDebounced(make: () => Toast): void {
  clearTimeout(timer);
  timer = setTimeout(() => showToast(make()), limits.noticeDebounceMs);
}
