import { useState } from 'react';
import { repairKindOf } from '#domain/reminders/done-repair.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

type Checked = {
  doneOn: string;
  doneKm: number | null;
  nextDate: string | null;
  isKmEstimated: boolean;
  repair: { title: string; cost: number | null; currency: string; garageName: string | null } | null;
};

/** Completes a reminder, optionally with a repair in the same write. @param car its name */
export function useDone(reminder: Reminder, car: string | undefined, onClose: () => void) {
  const { t } = useWords();
  const [id] = useState(newId);
  const [repairId] = useState(newId);
  const done = useWrite('reminders.done');
  const undo = useWrite('reminders.undo');
  const { carId, plan, kind } = reminder;
  const key = { carId, reminderId: reminder.id };

  const input = ({ repair, ...checked }: Checked) => ({
    ...key,
    id,
    ...checked,
    due: { date: plan.dueDate, km: plan.dueKm },
    newRepair: repair && { ...repair, id: repairId, kind: repairKindOf[kind] },
  });

  const takeBack = (isRepair: boolean) =>
    undo
      .mutateAsync({ ...key, completionId: id, repairId: isRepair ? repairId : null })
      .catch((error: unknown) => {
        console.warn('The completion could not be undone', error);
        showError(t);
      });

  /** @returns whether it was saved */
  const save = async (checked: Checked): Promise<boolean> => {
    try {
      await done.mutateAsync(input(checked));
    } catch (error) {
      console.warn('The reminder could not be marked as done', error);
      if (!isCode(error, 'ID_TAKEN')) {
        showFailure(t, error);
        return false;
      }
      // An earlier attempt arrived but its answer was lost; a second one would be refused.
      onClose();
      showToast({
        title: t('It was already marked as done, with other values'),
        description: t("To correct the values, undo the completion in the reminder's history."),
        destructive: true,
      });
      return false;
    }
    onClose();
    showToast({
      title: t(
        checked.repair ? 'Marked as done and added to the service records' : 'Reminder marked as done',
      ),
      description: [reminder.title, car].filter(Boolean).join(' · '),
      action: { label: t('Undo'), run: () => void takeBack(checked.repair !== null) },
    });
    return true;
  };

  /** The record that the typed mileage becomes a reading of. */
  const writer = (isRepair: boolean, date: string) =>
    isRepair
      ? ({ source: 'repair', sourceId: repairId, date } as const)
      : ({ source: 'reminder', sourceId: id, date } as const);

  return { input, save, writer, isPending: done.isPending };
}
