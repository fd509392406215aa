import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
let shown = false;
/** The breakpoint of the rail, as in tokens.css. */
const wide = () => (known ??= matchMedia('(width >= 64rem)'));

const subscribe = (listener: () => void) => {
  wide().addEventListener('change', listener);
  return () => wide().removeEventListener('change', listener);
};

/** Paper is narrower than the screen, and keeps what the screen shows: another view would have to be read first. */
function isWide(): boolean {
  if (!matchMedia('print').matches) shown = wide().matches;
  return shown;
}

/** Whether the navigation is a rail, which precedes the page in the tab order. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);
