import { useEffect, useRef } from 'react';

/** For an inline editor that replaces its opener, which gets the focus back when the editor closes. */
export function useReturnFocusToOpener<Opener extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  const isDue = useRef(false);
  // After every render: the opener may mount later than the editor closes.
  useEffect(() => {
    if (isOpen !== wasOpen.current) isDue.current = !isOpen;
    wasOpen.current = isOpen;
    if (!isDue.current) return;
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    isDue.current = document.activeElement === document.body;
  });
  return opener;
}
