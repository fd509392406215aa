import { useState } from 'react';

/** Gives the focus back to what opened a dialog: Radix looks for its own trigger, and there is none. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
