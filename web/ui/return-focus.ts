import { useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Gives the focus back to what opened a dialog: Radix looks for its own trigger, and there is none. Where the
 * opener went with what was done in the dialog, the heading takes the focus.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusHeading();
  };
}
