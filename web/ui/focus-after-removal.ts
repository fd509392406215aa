import { useEffect, useRef } from 'react';

/** The focused entry was removed from its list; move focus to the list's heading. */
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
