import type { KeyboardEvent, RefObject } from 'react';

export const resultMark = { 'data-result': '' };

/** Arrow keys move between the field and the results; Enter in the field moves to the first one. */
export function moveByKeys(
  event: KeyboardEvent<HTMLElement>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => void,
): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    field.current?.focus();
    onEscape();
    return;
  }
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result] :is(a, button)')];
  const at = results.findIndex((one) => one === document.activeElement);
  const isInField = document.activeElement === field.current;
  const isForward = event.key === 'ArrowDown' || (event.key === 'Enter' && isInField);
  if ((!isForward && event.key !== 'ArrowUp') || (at < 0 && !isInField)) return;
  const to = isForward ? results[at + 1] : (results[at - 1] ?? field.current);
  event.preventDefault();
  to?.focus();
}
