import { useSyncExternalStore } from 'react';

// The same 64 rem at which the navigation becomes a rail (look: tokens.css).
const wide = matchMedia('(width >= 64rem)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** On a phone the navigation would stand between thread and keyboard. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
