import { limits } from '#domain/limits.ts';
import { showToast, type Toast } from './toasts.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Of toasts in quick succession only the last is shown. */
export function showToastDebounced(make: () => Toast): void {
  clearTimeout(timer);
  timer = setTimeout(() => showToast(make()), limits.noticeDebounceMs);
}
