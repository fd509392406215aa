import { useEffect, useRef } from 'react';

/** An entry that had the focus is gone from its list: the heading of the list takes it. */
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
