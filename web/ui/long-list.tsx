import { grouped } from '#domain/grouped.ts';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CHUNKS_PRINTED, renderFullLists, fullLists } from './full-lists.ts';

type ListProps<T> = {
  items: readonly T[];
  /** Of an entry, in pixels. */
  entryHeight: number;
  /** @param before the last item above these */
  children: (items: readonly T[], before: T | undefined) => ReactNode;
};

const size = limits.listChunk;
/** They fill the first view of a phone, and are painted before the others of their chunk are made. */
const FIRST_ENTRIES = 8;

/** Full height, but only chunks near the viewport have contents; the last is pre-rendered once the first are painted,
 * since users jump to the end. */
export function LongList<T>({ items, entryHeight, children }: ListProps<T>) {
  const { t } = useWords();
  const count = items.length;
  const height = size * entryHeight;
  const list = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(0);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  useEffect(() => {
    // Synchronously: the browser prints the page as it is after this event.
    const prepare = () => {
      renderFullLists();
      flushSync(() => setMissing(list.current ? countNotRendered(list.current, count) : 0));
    };
    addEventListener('beforeprint', prepare);
    return () => removeEventListener('beforeprint', prepare);
  }, [count]);
  const last = Math.max(0, Math.ceil(count / size) - 1);
  const chunks = Array.from({ length: last + 1 }, (_none, at) => at);
  const chunk = (at: number) => (
    <Chunk
      key={at}
      isPrinted={at < CHUNKS_PRINTED}
      isFirst={at === 0}
      isFull={at < last}
      isAhead={isPainted && at === last}
      height={height}
    >
      {(minHeight) => (
        <ChunkContents
          items={items.slice(at * size, (at + 1) * size)}
          first={at === 0 ? FIRST_ENTRIES : 0}
          minHeight={minHeight}
        >
          {(drawn) => children(drawn, items[at * size - 1])}
        </ChunkContents>
      )}
    </Chunk>
  );
  // The first chunk is on its own, then come stretches of them.
  const stretches = grouped(chunks.slice(1), (at) => Math.floor(at / CHUNKS_PRINTED));
  return (
    <>
      <div ref={list}>
        {chunk(0)}
        {[...stretches].map(([at, ofStretch]) => (
          <Stretch
            key={at}
            isOpen={isPainted && (at === 0 || ofStretch.includes(last))}
            chunks={ofStretch.length}
            height={height}
          >
            {() => ofStretch.map(chunk)}
          </Stretch>
        ))}
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
    const entries = Math.min(left, chunks * size);
    const isDrawn =
      chunk.firstElementChild && !chunk.matches('[data-ahead]') && !chunk.querySelector('[data-unread]');
    if (!isDrawn) missing += entries;
    left -= entries;
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
  isFirst: boolean;
  height: number;
  /** @param minHeight in pixels, to prevent a layout shift; undefined for the first chunk of a short list */
  children: (minHeight: number | undefined) => ReactNode;
};

function Chunk({ isPrinted, isFull, isAhead, isFirst, height, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(isFirst);
  const [whole, setWhole] = useState(false);
  // Height of the contents when last rendered, for the placeholder. Without one, the second chunk would be near the
  // viewport, and requested, until the first is rendered.
  const [lastHeight, setLastHeight] = useState(isFirst && !isFull ? undefined : height);
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
      {isDrawn && children(lastHeight)}
    </div>
  );
}

type ContentsProps<T> = {
  items: readonly T[];
  /** So many are not deferred. */
  first: number;
  minHeight: number | undefined;
  children: (items: readonly T[]) => ReactNode;
};

/** Defers rendering, so that scrolling stays smooth on a slow phone. */
function ChunkContents<T>({ items, first, minHeight, children }: ContentsProps<T>) {
  const later = useDeferredValue(items, items.slice(0, first));
  // Printing cannot wait for a deferred render.
  const drawn = fullLists.get() ? items : later;
  const isWaiting = drawn.length < Math.min(items.length, 1);
  return (
    <div
      className={isWaiting ? 'print:hidden' : undefined}
      style={drawn.length < items.length ? { minHeight } : undefined}
      data-unread={isWaiting ? 'waiting' : undefined}
    >
      {!isWaiting && children(drawn)}
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
