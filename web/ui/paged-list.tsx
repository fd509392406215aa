import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import type { PageMarks } from '#domain/pages.ts';
import { ChunkedList, type ChunkProps } from './chunked-list.tsx';
import { classes } from './classes.ts';
import { Loaded, type Query } from './loaded.tsx';

type Props<T> = {
  /** The first page; while a new filter loads, the previous one. */
  page: Query<T> & { isPlaceholderData: boolean };
  marks: PageMarks;
  isEmpty: (data: T) => boolean;
  empty: ReactNode;
  skeleton: ReactNode;
  entryHeight: number;
  children: (chunk: ChunkProps) => ReactNode;
};

export function PagedList<T>({ page, marks, isEmpty, empty, skeleton, entryHeight, children }: Props<T>) {
  return (
    <Loaded query={page} skeleton={skeleton}>
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
