import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a list after its focused entry was removed. */
export function useFocusAfterRemoval<Heading extends HTMLElement>(count: number) {
  const heading = useRef<Heading>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    last.current = count;
  }, [count]);
  return heading;
}
