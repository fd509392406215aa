import { useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { MechanicNews } from '#domain/share/schema.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { rememberRead, useRead } from '#web/platform/reads/query.ts';

/** What arrives while its page is open may be out of sight, so it stays news; so does what is no longer on it.
 * @param recordId seen with the answers to it */
export function useMarkSeen(recordId: Id | undefined): void {
  const records = useRead('share.news').data?.records;
  const [openedAt] = useState(Date.now);
  const isSeen = ({ id, issueId, addedAt, isWithdrawn }: MechanicNews) =>
    !isWithdrawn && (id === recordId || issueId === recordId) && Date.parse(addedAt) <= openedAt;
  const ids = records?.filter(isSeen).map(({ id }) => id) ?? [];
  const isNews = ids.length > 0;
  useEffect(() => {
    if (!isNews || !recordId) return;
    // Changes nothing on screen, so nothing is read again.
    outbox.send('share.markSeen', { ids }).then(
      () => rememberRead('share.news', undefined, { records: records!.filter((one) => !isSeen(one)) }),
      (error: unknown) => console.warn('The record could not be marked as seen', error),
    );
    // Once per record, whatever else changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNews, recordId]);
}
