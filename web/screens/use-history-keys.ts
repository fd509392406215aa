import { useEffect, useRef, type KeyboardEvent } from 'react';
import { moveByKeys } from '#web/search/result-keys.ts';

/** `/` leads to the field, the arrows from there through the records, Escape back. */
export function useHistoryKeys(onEscape: () => void) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', find);
    return () => removeEventListener('keydown', find);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Other fields need their keys.
    if (target === field.current || target.closest('[data-result]')) moveByKeys(event, field, onEscape);
  };
  return { field, onKeyDown };
}
