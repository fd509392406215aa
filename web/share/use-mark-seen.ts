import { useEffect } from 'react';
import type { Id } from '#domain/ids.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { rememberRead, useRead } from '#web/platform/reads/query.ts';

export function useMarkSeen(recordId: Id | undefined): void {
  const records = useRead('share.news').data?.records;
  const isNews = records?.some(({ id }) => id === recordId) ?? false;
  useEffect(() => {
    if (!isNews || !recordId) return;
    // Changes nothing on screen, so nothing is read again.
    outbox.send('share.markSeen', { ids: [recordId] }).then(
      () => rememberRead('share.news', undefined, { records: records!.filter(({ id }) => id !== recordId) }),
      (error: unknown) => console.warn('The record could not be marked as seen', error),
    );
    // Once per record, whatever else changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNews, recordId]);
}
