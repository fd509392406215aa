import { useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Radix only knows its own trigger. If the opener is gone, the heading gets the focus. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusHeading();
  };
}
