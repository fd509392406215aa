import { useEffect, useRef, useState, type ReactNode } from 'react';

const STEP = 50;

/** Draws the first fifty, and fifty more whenever their end comes near. */
export function GrowingList<T>({ items, draw }: { items: readonly T[]; draw: (item: T) => ReactNode }) {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLLIElement>(null);
  const hasMore = count < items.length;
  useEffect(() => {
    const watched = end.current;
    if (!watched || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + STEP);
      },
      { rootMargin: '1200px 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return (
    <>
      {items.slice(0, count).map(draw)}
      {hasMore && <li ref={end} aria-hidden="true" className="h-8" />}
    </>
  );
}
