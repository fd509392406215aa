import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws the first of the items, and as many more whenever their end comes near. */
export function GrowingList<T>({
  items,
  step = 20,
  children,
}: {
  items: readonly T[];
  step?: number;
  children: (item: T) => ReactNode;
}) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLLIElement>(null);
  const hasMore = count < items.length;
  useEffect(() => {
    const watched = end.current;
    if (!watched || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((before) => before + step);
      },
      { rootMargin: '1200px 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [hasMore, count, step]);
  return (
    <>
      {items.slice(0, count).map(children)}
      {hasMore && <li ref={end} aria-hidden="true" className="h-8" />}
    </>
  );
}
