import type { Id } from '#domain/ids.ts';
import { completedBy } from '#domain/reminders/completed-by.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';

import { useReminders } from './due-list.ts';

type More = Pick<Toast, 'description' | 'second'>;

export function useCompletedBy(repairId: Id | null) {
  const { t } = useWords();
  const { data } = useReminders();
  const undo = useWrite('reminders.undo');
  const completed = repairId === null || !data ? [] : completedBy(data.reminders, repairId);
  const undoable = completed.filter(({ isUndoable }) => isUndoable);

  const takeBack = async () => {
    try {
      for (const { carId, reminderId, completionId } of undoable)
        await undo.mutateAsync({ carId, reminderId, completionId });
    } catch (error) {
      console.warn('The completions could not be undone', error);
      showError(t);
    }
  };

  const offer: More | undefined =
    undoable.length > 0
      ? {
          description: t('Will stay marked as done: {names}.', {
            names: undoable.map(({ title }) => title).join(', '),
          }),
          second: { label: t('Mark as not done'), run: () => void takeBack() },
        }
      : undefined;

  return {
    titles: completed.map(({ title }) => title),
    /** Added to the toast after the repair is deleted. */
    offer,
  };
}
