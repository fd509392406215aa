import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { useWords } from '#web/platform/language/language.ts';
import { LoadState } from './load-state.tsx';
import { CHUNKS_PRINTED, renderFullLists, fullLists } from './full-lists.ts';

export type ChunkProps = {
  cursor: string | null;
  /** In pixels, to prevent a layout shift; undefined for the first chunk of a short list. */
  minHeight: number | undefined;
};

/** Marks: the cursor of every chunk of `limits.listChunk` but the first, so that a list can be entered anywhere. */
type ListProps = {
  marks: { count: number; marks: readonly string[] };
  height: number;
  /** The last chunk needs no request: pre-render it, since users jump to the end. */
  isEndAtHand?: boolean;
  children: (chunk: ChunkProps) => ReactNode;
};

/** Full height, but only chunks near the viewport have contents. */
export function ChunkedList({ marks: { count, marks }, height, isEndAtHand = false, children }: ListProps) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(0);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is after this event.
    const prepare = () => {
      renderFullLists();
      flushSync(() => setMissing(list.current ? countNotRendered(list.current, count) : 0));
    };
    addEventListener('beforeprint', prepare);
    return () => removeEventListener('beforeprint', prepare);
  }, [count]);
  const cursors = [null, ...marks];
  const chunksFrom = (from: number) =>
    cursors
      .slice(from, from + CHUNKS_PRINTED)
      .map((cursor, at) => (
        <Chunk
          key={cursor}
          isPrinted={from === 0}
          isFull={from + at < marks.length}
          isAhead={isEndAtHand && from + at === marks.length}
          cursor={cursor}
          height={height}
          draw={children}
        />
      ));
  return (
    <>
      <div ref={list}>
        {cursors.map((cursor, from) =>
          from % CHUNKS_PRINTED > 0 ? null : (
            <Stretch
              key={cursor}
              isOpen={from === 0 || (isEndAtHand && from + CHUNKS_PRINTED > marks.length)}
              chunks={Math.min(CHUNKS_PRINTED, cursors.length - from)}
              height={height}
            >
              {() => chunksFrom(from)}
            </Stretch>
          ),
        )}
      </div>
      {missing > 0 && (
        <p className="hidden print:block">{t('Records not printed here: {n}', { n: missing })}</p>
      )}
    </>
  );
}

function countNotRendered({ children }: HTMLElement, count: number): number {
  let [left, missing] = [count, 0];
  for (const chunk of children) {
    const chunks = Number(chunk.getAttribute('data-chunks') ?? 1);
    const size = Math.min(left, chunks * limits.listChunk);
    const isDrawn =
      chunk.firstElementChild && !chunk.matches('[data-ahead]') && !chunk.querySelector('[data-unread]');
    if (!isDrawn) missing += size;
    left -= size;
  }
  return missing;
}

type StretchProps = { isOpen: boolean; chunks: number; height: number; children: () => ReactNode };

/** One placeholder for many chunks until they come near: a component for each takes a slow phone a second. */
function Stretch({ isOpen, chunks, height, children }: StretchProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    return element ? observe(element, (isNear) => isNear && setWasNear(true)) : undefined;
  }, [isOpen]);
  if (isOpen || wasNear) return children();
  return (
    <div ref={frame} data-chunks={chunks} className="print:hidden" style={{ height: chunks * height }} />
  );
}

type Props = {
  isPrinted: boolean;
  isFull: boolean;
  isAhead: boolean;
  cursor: string | null;
  height: number;
  draw: (chunk: ChunkProps) => ReactNode;
};

function Chunk({ isPrinted, isFull, isAhead, cursor, height, draw }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(cursor === null);
  const [whole, setWhole] = useState(false);
  // Height of the contents when last rendered, for the placeholder. Without one, the second chunk would be near the
  // viewport, and requested, until the first is rendered.
  const [lastHeight, setLastHeight] = useState(cursor === null && !isFull ? undefined : height);
  const onNear = useCallback((isNear: boolean) => {
    const drawn = frame.current;
    if (!drawn) return;
    if (!isNear) {
      // Keep a chunk that contains the focus.
      if (drawn.contains(document.activeElement)) return;
      if (drawn.firstElementChild) setLastHeight(drawn.offsetHeight);
    }
    setNear(isNear);
  }, []);
  useEffect(() => {
    const element = frame.current;
    return element ? observe(element, onNear) : undefined;
  }, [onNear]);
  useEffect(() => {
    if (!isPrinted) return undefined;
    return fullLists.subscribe(() => {
      const drawn = frame.current;
      if (!fullLists.get() && drawn?.firstElementChild) setLastHeight(drawn.offsetHeight);
      setWhole(fullLists.get());
    });
  }, [isPrinted]);
  const isWanted = near || whole;
  const isDrawn = isWanted || isAhead;
  return (
    <div
      ref={frame}
      data-ahead={isWanted ? undefined : ''}
      className={isWanted ? undefined : 'print:hidden'}
      style={isDrawn ? undefined : { height: lastHeight }}
    >
      {isDrawn && draw({ cursor, minHeight: lastHeight })}
    </div>
  );
}

const none: readonly never[] = [];

type ContentsProps<T> = {
  items: readonly T[] | undefined;
  /** Where they are asked for chunk by chunk. */
  query?: { isError: boolean; refetch: () => unknown };
  minHeight: number | undefined;
  skeleton?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** Defers rendering, so that scrolling stays smooth on a slow phone. */
export function ChunkContents<T>({ items, query, minHeight, skeleton, children }: ContentsProps<T>) {
  const later = useDeferredValue(items ?? none, none);
  // Printing cannot wait for a deferred render.
  const drawn = fullLists.get() && items ? items : later;
  if (items && drawn.length >= Math.min(items.length, 1)) return children(drawn);
  return (
    <div className="print:hidden" style={{ minHeight }} data-unread={query?.isError ? 'failed' : 'waiting'}>
      {!items && query && (
        <LoadState failed={query.isError} onRetry={() => void query.refetch()}>
          {skeleton}
        </LoadState>
      )}
    </div>
  );
}

const listeners = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, onNear: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '1200px 0px' },
  );
  listeners.set(element, onNear);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
