import { useEffect, useRef, useState } from 'react';

/** A slow phone takes longer to redraw a form than to store what was typed, so 'busy' is shown only after this time. */
export const QUIET_MS = 200;

/** What a form is doing, one thing at a time; a second tap is refused at once, and what goes on shows if it takes longer. */
export function useBusy<What>() {
  const [busy, setBusy] = useState<What | null>(null);
  const isUnderWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = (what: What): boolean => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    timer.current = setTimeout(() => setBusy(what), QUIET_MS);
    return true;
  };
  /** The form is about to be left, and does nothing else. */
  const finish = () => {
    isUnderWay.current = true;
    clearTimeout(timer.current);
  };
  const fail = () => {
    clearTimeout(timer.current);
    isUnderWay.current = false;
    setBusy(null);
  };
  return { busy, isUnderWay: () => isUnderWay.current, begin, finish, fail };
}
