import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';
import { focusHeading } from './focus-heading.ts';
import { keepPlace } from './keep-place.ts';

/** A new screen starts at the top; Back restores the scroll position. */
export function useTopOnNavigation(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  // Before the effects of the screen, which may lead to a place in it.
  useLayoutEffect(() => {
    if (key !== 'default' && type !== 'POP') scrollTo(0, 0);
  }, [key, type]);
  const keep = useEffectEvent(() => keepPlace(key, type === 'POP'));
  // Before the next page is laid out: a shorter one scrolls by itself. Independent of the type: closing a dialog is a POP, too.
  useLayoutEffect(() => keep(), [key]);
}

/** For screen readers; not on the first load, and not after a tap in the navigation, which keeps the focus. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const { activeElement, body } = document;
    if (key !== 'default' && (activeElement === body || activeElement?.closest('.navigation')))
      target.current?.focus({ preventScroll: true });
  }, [target, key]);
}

/** Shows a new step from its top, and focuses the heading if the focused element is gone. */
export function useFocusOnStep(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement === document.body) focusHeading();
    scrollTo(0, 0);
  }, [step]);
}
