import { useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Returns the focus to the opener of a dialog, since Radix only knows its own trigger. If the opener is gone,
 * the heading gets it.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusHeading();
  };
}
