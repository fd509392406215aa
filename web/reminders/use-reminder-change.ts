import { useState } from 'react';
import type { Completion, Reminder, Snooze } from '#domain/reminders/schema.ts';
import { removeWithUndo, undoAction } from '#web/platform/forms/use-removal.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

/** One-tap changes of a reminder. @param onDone called after each saved change */
export function useReminderChange({ carId, id: reminderId }: Reminder, onDone: () => void) {
  const { t } = useWords();
  const snooze = useWrite('reminders.snooze');
  const pause = useWrite('reminders.pause');
  const undo = useWrite('reminders.undo');
  const [isRemoving, setRemoving] = useState(false);
  const key = { carId, reminderId };

  const apply = async (write: Promise<unknown>) => {
    try {
      await write;
    } catch (error) {
      // Already deleted on another device.
      if (!isCode(error, 'NOT_FOUND')) {
        console.warn('The reminder could not be changed', error);
        return showFailure(t, error);
      }
    }
    onDone();
  };

  return {
    snooze: (until: Snooze | null) => void apply(snooze.mutateAsync({ ...key, snooze: until })),
    pause: (isPaused: boolean) => void apply(pause.mutateAsync({ ...key, isPaused })),
    undo: ({ id: completionId, madeRepair, repairId }: Completion) =>
      void apply(undo.mutateAsync({ ...key, completionId, repairId: madeRepair ? repairId : null })),
    remove: () => {
      setRemoving(true);
      const removed = removeWithUndo('reminders.delete', key).then((back) =>
        showToast({ title: t('Reminder deleted'), ...undoAction(t, back) }),
      );
      void apply(removed).finally(() => setRemoving(false));
    },
    isPending: isRemoving || [snooze, pause, undo].some((write) => write.isPending),
  };
}
