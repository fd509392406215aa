import { useEffect, useRef } from 'react';

/**
 * For an editor that takes the place of what opened it.
 * @returns the ref of the opener: once the editor is closed it takes the focus, where that was in the editor
 */
export function useFocusBack<Opener extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  const isDue = useRef(false);
  // With every drawing: what was saved may show a moment after the editor is closed, and its opener with it.
  useEffect(() => {
    if (isOpen !== wasOpen.current) isDue.current = !isOpen;
    wasOpen.current = isOpen;
    if (!isDue.current) return;
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    isDue.current = document.activeElement === document.body;
  });
  return opener;
}
