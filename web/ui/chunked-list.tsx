import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

export type ChunkProps = {
  /** Where this chunk starts; null for the first. */
  cursor: string | null;
  /** Near enough to the screen to be worth keeping fresh. */
  near: boolean;
  /** To be called with where the next chunk starts, or null at the end. */
  onNext: (next: string | null) => void;
};

/**
 * A list of any length, a chunk at a time: the next one is added when the end comes near, and those far
 * away are neither drawn by the browser nor asked for again. Give it a key that changes with the filters.
 */
export function ChunkedList({ children }: { children: (chunk: ChunkProps) => ReactNode }) {
  const [nexts, setNexts] = useState<readonly (string | null)[]>([]);
  const note = useCallback((index: number, next: string | null) => {
    setNexts((before) =>
      before[index] === next && index < before.length ? before : [...before.slice(0, index), next],
    );
  }, []);
  const cursors = [null, ...nexts.filter((next) => next !== null)];
  return cursors.map((cursor, index) => (
    <Chunk key={index} index={index} cursor={cursor} draw={children} onNext={note} />
  ));
}

type Props = {
  index: number;
  cursor: string | null;
  draw: (chunk: ChunkProps) => ReactNode;
  onNext: (index: number, next: string | null) => void;
};

function Chunk({ index, cursor, draw, onNext }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(index === 0);
  useEffect(() => {
    const watched = frame.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: '1200px 0px',
      },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const tell = useCallback((next: string | null) => onNext(index, next), [index, onNext]);
  return (
    <div ref={frame} className="min-h-2 [contain-intrinsic-size:auto_2400px] [content-visibility:auto]">
      {draw({ cursor, near, onNext: tell })}
    </div>
  );
}
