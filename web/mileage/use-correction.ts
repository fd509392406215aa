import type { Id } from '#domain/ids.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Dated = { date: string; mileage: number | null };
/** Updates what depends on the repair. @returns additions to the toast */
export type FollowRepair = (repairId: Id, before: Dated, after: Dated) => Promise<Pick<Toast, 'description'>>;

/** Edits the record that a reading comes from, or the reading itself if there is none. */
export function useCorrection(
  carId: Id,
  { source, sourceId, date, km: from }: MileageReading,
  followRepair: FollowRepair,
) {
  const { t } = useWords();
  const correction = useWrite('mileage.correct');
  const repair = useWrite('repairs.edit');
  const issue = useWrite('issues.edit');
  const fill = useWrite('fills.edit');

  const write = (km: number | null): Promise<unknown> => {
    const record = { carId, baseVersion: 1 };
    const change = { from, to: km };
    if (source === 'repair' && sourceId)
      return repair.mutateAsync({ ...record, repairId: sourceId, changes: { mileage: change } });
    if (source === 'issue' && sourceId)
      return issue.mutateAsync({ ...record, issueId: sourceId, changes: { mileage: change } });
    if (source === 'fill' && sourceId)
      return fill.mutateAsync({ ...record, fillId: sourceId, changes: { km: change } });
    const own = source === 'reminder' ? 'reminder' : 'car';
    return correction.mutateAsync({ carId, source: own, sourceId, date, from, km });
  };

  /** Null deletes the reading. @returns whether the form can close */
  const correct = async (km: number | null): Promise<boolean> => {
    try {
      await write(km);
      const isOfRepair = source === 'repair' && sourceId !== null;
      const followed = isOfRepair
        ? await followRepair(sourceId, { date, mileage: from }, { date, mileage: km })
        : {};
      showToast({ title: t(km === null ? 'Reading deleted' : 'Reading corrected'), ...followed });
      return true;
    } catch (error) {
      console.warn('The reading could not be changed', error);
      if (!isCode(error, 'NOT_FOUND') && !isCode(error, 'CONFLICT')) {
        showError(t, 'Could not save. Please try again.');
        return false;
      }
      showToast({ title: t('It was changed in the meantime'), destructive: true });
      return true;
    }
  };

  return { correct, isPending: [correction, repair, issue, fill].some(({ isPending }) => isPending) };
}
