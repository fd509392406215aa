import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/** A new screen is read out from this element on; the first one is left as the browser shows it. */
export function useArrival(target: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default' && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [target, key]);
}

/** Another step of the same screen: what was pressed to come here is gone. */
export function useStepArrival(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement === document.body) focusHeading();
  }, [step]);
}
