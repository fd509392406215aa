import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusOnNavigation } from '#web/ui/focus-on-navigation.ts';

/**
  * A row of slides that does not loop: moved by `goTo`, by the arrow keys, or by swiping the scrolling `track`.
 */
export function useSlides(count: number) {
  const last = count - 1;
  const track = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(track);
  const [index, setIndex] = useState(0);
  // The slide being scrolled to: keys may come faster than React renders.
  const target = useRef(0);
  // Scroll events change the index only while the user swipes, not during `goTo`.
  const swiping = useRef(false);
  const goTo = useCallback(
    (wanted: number) => {
      swiping.current = false;
      target.current = Math.min(Math.max(wanted, 0), last);
      track.current?.scrollTo({ left: target.current * track.current.clientWidth });
      setIndex(target.current);
    },
    [last],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Alt with an arrow key is the browser's back and forward.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') goTo(target.current + 1);
      else if (event.key === 'ArrowLeft') goTo(target.current - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [goTo]);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    // No event marks the end of a swipe: debounce its scroll events.
    let timer: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!swiping.current) return;
        target.current = Math.round(element.scrollLeft / element.clientWidth);
        setIndex(target.current);
      }, 100);
    };
    const touched = () => {
      swiping.current = true;
    };
    const hands = ['touchmove', 'wheel'] as const;
    for (const hand of hands) element.addEventListener(hand, touched, { passive: true });
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const hand of hands) element.removeEventListener(hand, touched);
      element.removeEventListener('scroll', scrolled);
    };
  }, []);
  return { track, index, goTo };
}
