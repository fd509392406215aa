import { useEffect, useState } from 'react';
import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { removeWithUndo, undoAction } from '#web/platform/forms/use-removal.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';

type Dated = { date: string; mileage: number | null };
/** Updates what depends on the repair. @returns additions to the toast */
export type FollowRepair = (repairId: Id, before: Dated, after: Dated) => Promise<Pick<Toast, 'description'>>;

type Change = 'repairs.edit' | 'issues.edit' | 'fills.edit' | 'mileage.correct';
type Send<Sent> = <P extends Change>(procedure: P, input: Write<P>) => Promise<Sent>;

/** Changes the record that a reading comes from, or the reading itself if there is none. */
function change<Sent>(
  { carId, reading, km }: { carId: Id; reading: MileageReading; km: number | null },
  send: Send<Sent>,
): Promise<Sent> {
  const { source, sourceId, date, km: from } = reading;
  const record = { carId, baseVersion: 1 };
  const changed = { from, to: km };
  if (source === 'repair' && sourceId)
    return send('repairs.edit', { ...record, repairId: sourceId, changes: { mileage: changed } });
  if (source === 'issue' && sourceId)
    return send('issues.edit', { ...record, issueId: sourceId, changes: { mileage: changed } });
  if (source === 'fill' && sourceId)
    return send('fills.edit', { ...record, fillId: sourceId, changes: { km: changed } });
  const own = source === 'reminder' ? 'reminder' : 'car';
  return send('mileage.correct', { carId, source: own, sourceId, date, from, km });
}

export function useCorrection(carId: Id, reading: MileageReading, followRepair: FollowRepair) {
  const { t } = useWords();
  const [isPending, setPending] = useState(false);
  useEffect(() => outbox.addWriter('mileage.correct'), []);

  const attempt = async (run: () => Promise<Toast>): Promise<boolean> => {
    setPending(true);
    try {
      showToast(await run());
      return true;
    } catch (error) {
      console.warn('The reading could not be changed', error);
      if (!isCode(error, 'NOT_FOUND') && !isCode(error, 'CONFLICT')) {
        showFailure(t, error);
        return false;
      }
      showToast({ title: t('The reading was changed in the meantime'), destructive: true });
      return true;
    } finally {
      setPending(false);
    }
  };

  /** Both resolve to whether the form can close. */
  return {
    correct: (km: number) =>
      attempt(async () => {
        await change({ carId, reading, km }, (procedure, input) => outbox.send(procedure, input));
        const { source, sourceId, date, km: from } = reading;
        const isOfRepair = source === 'repair' && sourceId !== null;
        const followed = isOfRepair
          ? await followRepair(sourceId, { date, mileage: from }, { date, mileage: km })
          : {};
        return { title: t('Reading corrected'), ...followed };
      }),
    // What was done by a repair stays at the mileage at which it was done.
    remove: () =>
      attempt(async () => {
        const undo = await change({ carId, reading, km: null }, removeWithUndo);
        return { title: t('Reading deleted'), ...undoAction(t, undo) };
      }),
    isPending,
  };
}
