import { useCallback, useEffect, useRef, useState } from 'react';
import { useArrival } from '#web/ui/arrival.ts';

/**
 * A row of slides that does not loop: moved by `goTo`, by the arrow keys, or by a finger on the `track`,
 * which is the element that scrolls.
 */
export function useSlides(count: number) {
  const last = count - 1;
  const track = useRef<HTMLDivElement>(null);
  useArrival(track);
  const [index, setIndex] = useState(0);
  // Where the slides are going: keys may come faster than the screen is drawn.
  const target = useRef(0);
  // Only a hand on the slides moves the index by scrolling; our own scrolling may still be on its way.
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
      // Alt with an arrow is the browser's own way back and forth.
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
    // A swipe ends without a word from the finger: the last of its scroll events tells where.
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
