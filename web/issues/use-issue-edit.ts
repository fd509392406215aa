import type { Id } from '#domain/ids.ts';
import type { Issue, Reply } from '#domain/issues/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { useEdit, type EditProcedure } from '#web/platform/forms/use-edit.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';
import type { ByHand } from './status-select.tsx';

type Fields = {
  aiSummary?: string;
  notes?: string;
  mileage?: number | null;
  status?: ByHand;
  symptoms?: string[] | null;
};

export const useIssueEdit = (issue: Issue) =>
  useToldEdit<Fields, Issue>(
    'issues.edit',
    { carId: issue.carId, issueId: issue.id, ...deviceTimeZone() },
    issue,
  );

export const useReplyEdit = ({ carId, id: issueId }: Issue, reply: Reply) =>
  useToldEdit<Pick<Reply, 'ownerReply'>, Reply>('replies.edit', { carId, issueId, replyId: reply.id }, reply);

/** An edit of a part of the screen, which says how it went. */
function useToldEdit<Some extends Record<string, unknown>, Of extends { version: number }>(
  procedure: EditProcedure,
  key: Record<string, Id | undefined>,
  record: Of,
) {
  const { t } = useWords();
  const edit = useEdit(procedure);

  /** @param before the record when editing began; other changes since then are conflicts */
  const save = async (fields: Some, done?: Phrase, before: Of = record): Promise<boolean> => {
    try {
      const { isGivenUp } = await edit.save(key, before, fields);
      if (isGivenUp) showToast({ title: t('The other version was kept') });
      else if (done) showToast({ title: t(done) });
      return true;
    } catch (error) {
      console.warn('The change could not be saved', error);
      showFailure(t, error);
      return false;
    }
  };
  return { save, busy: edit.isPending, conflict: edit.conflict };
}
