import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import type { PageMarks } from '#domain/pages.ts';
import { ChunkedList, type ChunkProps } from './chunked-list.tsx';
import { classes } from './classes.ts';
import { Loaded, type Query } from './loaded.tsx';

type Props<T> = {
  /** The first page; while another filter's is on its way, the page before. */
  page: Query<T> & { isPlaceholderData: boolean };
  marks: PageMarks;
  isEmpty: (data: T) => boolean;
  /** In place of an empty list. */
  empty: ReactNode;
  shape: ReactNode;
  /** About how high an entry is, in pixels. */
  entryHeight: number;
  children: (chunk: ChunkProps) => ReactNode;
};

/** A list that is read in pages. */
export function PagedList<T>({ page, marks, isEmpty, empty, shape, entryHeight, children }: Props<T>) {
  return (
    <Loaded query={page} shape={shape}>
      {(data) =>
        isEmpty(data) ? (
          empty
        ) : (
          <div aria-busy={page.isPlaceholderData} className={classes(page.isPlaceholderData && 'opacity-55')}>
            <ChunkedList marks={marks} height={limits.listChunk * entryHeight}>
              {children}
            </ChunkedList>
          </div>
        )
      }
    </Loaded>
  );
}
