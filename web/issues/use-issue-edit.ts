import type { Issue } from '#domain/issues/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import type { ByHand } from './status-select.tsx';

type Fields = {
  aiSummary?: string;
  notes?: string;
  mileage?: number | null;
  status?: ByHand;
  symptoms?: string[] | null;
};

export function useIssueEdit(issue: Issue) {
  const { t } = useWords();
  const edit = useEdit('issues.edit');
  const key = { carId: issue.carId, issueId: issue.id };

  /** @param before the issue when editing began; other changes since then are conflicts */
  const save = async (fields: Fields, done?: Phrase, before: Issue = issue): Promise<boolean> => {
    try {
      const { isGivenUp } = await edit.save({ ...key, ...deviceTimeZone() }, before, fields);
      if (isGivenUp) showToast({ title: t('The other version was kept') });
      else if (done) showToast({ title: t(done) });
      return true;
    } catch (error) {
      console.warn('The issue could not be saved', error);
      showFailure(t, error);
      return false;
    }
  };
  return { save, busy: edit.isPending, conflict: edit.conflict };
}
