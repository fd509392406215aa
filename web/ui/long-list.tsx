import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { ChunkContents, ChunkedList } from './chunked-list.tsx';

type Props<T> = {
  items: readonly T[];
  /** In pixels. */
  entryHeight: number;
  /** @param before the last item above these */
  children: (items: readonly T[], before: T | undefined) => ReactNode;
};

/** All items are at hand; those near the viewport are drawn. */
export function LongList<T>({ items, entryHeight, children }: Props<T>) {
  const count = items.length;
  const size = limits.listChunk;
  const further = Math.max(0, Math.ceil(count / size) - 1);
  const marks = Array.from({ length: further }, (_, at) => String((at + 1) * size));
  return (
    <ChunkedList marks={{ count, marks }} height={size * entryHeight} isEndAtHand>
      {({ cursor, minHeight }) => {
        const from = Number(cursor ?? 0);
        return (
          <ChunkContents items={items.slice(from, from + size)} minHeight={minHeight}>
            {(drawn) => children(drawn, items[from - 1])}
          </ChunkContents>
        );
      }}
    </ChunkedList>
  );
}
