import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { NotYet } from './not-yet.tsx';

export type ChunkProps = {
  /** Where this chunk starts; null for the first. */
  cursor: string | null;
  /** To be kept until the contents are drawn, or all chunks would fall together; none for the first. */
  minHeight: number | undefined;
};

type ListProps = {
  /** Where every chunk but the first starts; empty until it is known. */
  marks: readonly string[];
  /** About how high a whole chunk is, in pixels, until one was drawn. */
  height: number;
  children: (chunk: ChunkProps) => ReactNode;
};

/**
 * A list of any length in its full height, so that any place of it is one flick of the scroll bar away. Only
 * the chunks near the screen have contents; the others keep their place.
 */
export function ChunkedList({ marks, height, children }: ListProps) {
  return [null, ...marks].map((cursor) => (
    <Chunk key={cursor} cursor={cursor} height={height} draw={children} />
  ));
}

type Props = { cursor: string | null; height: number; draw: (chunk: ChunkProps) => ReactNode };

function Chunk({ cursor, height, draw }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(cursor === null);
  // The last height that the contents had: what stands in for them keeps it.
  const [kept, setKept] = useState(cursor === null ? undefined : height);
  const note = useCallback((isNear: boolean) => {
    const drawn = frame.current;
    if (!drawn) return;
    if (!isNear) {
      // Whoever is in here with the keyboard must not lose their place.
      if (drawn.contains(document.activeElement)) return;
      if (drawn.firstElementChild) setKept(drawn.offsetHeight);
    }
    setNear(isNear);
  }, []);
  useEffect(() => {
    const watched = frame.current;
    return watched ? watch(watched, note) : undefined;
  }, [note]);
  return (
    <div ref={frame} style={near ? undefined : { height: kept }}>
      {near && draw({ cursor, minHeight: kept })}
    </div>
  );
}

const none: readonly never[] = [];

type ContentsProps<T> = {
  /** undefined until they are read. */
  items: readonly T[] | undefined;
  failed: boolean;
  onRetry: () => unknown;
  minHeight: number | undefined;
  /** The shape of what is coming. */
  shape: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** What is in a chunk. Drawn when there is time for it, so that it never holds up scrolling on a slow phone. */
export function ChunkContents<T>({ items, failed, onRetry, minHeight, shape, children }: ContentsProps<T>) {
  const drawn = useDeferredValue(items ?? none, none);
  if (items && drawn.length >= Math.min(items.length, 1)) return children(drawn);
  return (
    <div style={{ minHeight }}>
      {!items && (
        <NotYet failed={failed} onRetry={onRetry}>
          {shape}
        </NotYet>
      )}
    </div>
  );
}

const listeners = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all chunks of all lists. */
function watch(element: Element, note: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '1200px 0px' },
  );
  listeners.set(element, note);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
