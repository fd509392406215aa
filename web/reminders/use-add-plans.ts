import { useRef, useState } from 'react';
import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { ReminderFormFields } from '#domain/reminders/form.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

type Taken = { key: string; fields: ReminderFormFields };

/** Adds several reminders. A retry reuses their ids, so none is added twice. */
export function useAddPlans(carId: Id) {
  const { t } = useWords();
  const add = useWrite('reminders.add');
  const remove = useWrite('reminders.delete');
  const ids = useRef(new Map<string, Id>());
  const added = useRef(new Map<string, Id>());
  const [isPending, setPending] = useState(false);

  const takeBack = async (ids: readonly Id[]) => {
    try {
      for (const reminderId of ids) await remove.mutateAsync({ carId, reminderId });
    } catch (error) {
      console.warn('The reminders could not be removed', error);
      showError(t);
    }
  };

  /** An earlier attempt may have arrived although its answer was lost. */
  const addOnce = async (draft: Write<'reminders.add'>) => {
    try {
      await add.mutateAsync(draft);
    } catch (error) {
      if (!isCode(error, 'ID_TAKEN')) throw error;
    }
  };

  /** @returns whether all were added */
  const take = async (plans: readonly Taken[]): Promise<boolean> => {
    setPending(true);
    try {
      for (const { key, fields } of plans) {
        if (added.current.has(key)) continue;
        const id = ids.current.get(key) ?? newId();
        ids.current.set(key, id);
        await addOnce({ carId, id, ...fields });
        added.current.set(key, id);
      }
    } catch (error) {
      console.warn('The reminders could not be added', error);
      setPending(false);
      showFailure(t, error);
      return false;
    }
    const all = [...added.current.values()];
    showToast({
      title: t('{n} reminders added', { n: all.length }),
      action: { label: t('Undo'), run: () => void takeBack(all) },
    });
    return true;
  };

  return { take, isPending };
}
