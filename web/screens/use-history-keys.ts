import { useRef, type KeyboardEvent } from 'react';
import { moveByKeys } from '#web/search/result-keys.ts';

/** From the field the arrows lead through the records, Escape back. */
export function useHistoryKeys(onEscape: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Other fields need their keys.
    if (target === field.current || target.closest('[data-result]')) moveByKeys(event, field, onEscape);
  };
  return { field, onKeyDown };
}
