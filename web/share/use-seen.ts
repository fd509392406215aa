import { useEffect } from 'react';
import type { Id } from '#domain/ids.ts';
import { useRead, useWrite } from '#web/platform/query.ts';

/** The owner looks at a record: when a mechanic added it, it is news no longer. */
export function useSeen(recordId: Id | undefined): void {
  const { data } = useRead('share.news');
  const { mutate } = useWrite('share.markSeen');
  const isNews = data?.records.some(({ id }) => id === recordId) ?? false;
  useEffect(() => {
    if (isNews && recordId) mutate({ ids: [recordId] });
  }, [isNews, recordId, mutate]);
}
