import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
/** The same 64 rem at which the navigation becomes a rail (look: tokens.css). */
const wide = () => (known ??= matchMedia('(width >= 64rem)'));

const subscribe = (listener: () => void) => {
  wide().addEventListener('change', listener);
  return () => wide().removeEventListener('change', listener);
};

/** Whether the navigation is a rail on the left, which comes before the page in the tab order. */
export const useRail = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
