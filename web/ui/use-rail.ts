import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
/** The breakpoint of the rail, as in tokens.css. */
const wide = () => (known ??= matchMedia('(width >= 64rem)'));

const subscribe = (listener: () => void) => {
  wide().addEventListener('change', listener);
  return () => wide().removeEventListener('change', listener);
};

/** Whether the navigation is a rail, which precedes the page in the tab order. */
export const useRail = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
