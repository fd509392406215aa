import { useEffect, useRef } from 'react';

/**
 * For an editor that takes the place of what opened it.
 * @returns the ref of the opener: once the editor is closed it takes the focus, where that was in the editor
 */
export function useFocusBack<Opener extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
