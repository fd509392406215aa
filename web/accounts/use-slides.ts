import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusOnNavigation } from '#web/ui/focus-on-navigation.ts';

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
    (slide: number) => {
      swiping.current = false;
      target.current = Math.min(Math.max(slide, 0), last);
      track.current?.scrollTo({ left: target.current * track.current.clientWidth });
      setIndex(target.current);
    },
    [last],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Alt with an arrow key is the browser's back and forward.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') goTo(target.current + 1);
      else if (event.key === 'ArrowLeft') goTo(target.current - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [goTo]);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    // No event marks the end of a swipe: debounce its scroll events.
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!swiping.current) return;
        target.current = Math.round(element.scrollLeft / element.clientWidth);
        setIndex(target.current);
      }, 100);
    };
    const onInput = () => {
      swiping.current = true;
    };
    const inputs = ['touchmove', 'wheel'] as const;
    for (const input of inputs) element.addEventListener(input, onInput, { passive: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of inputs) element.removeEventListener(input, onInput);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  return { track, index, goTo };
}
