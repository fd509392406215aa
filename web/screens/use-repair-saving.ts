import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Id } from '#domain/ids.ts';
import {
  emptyRepairForm,
  repairFormValues,
  withoutDeletedIssues,
  type RepairFormValues,
} from '#domain/repairs/form-values.ts';
import { repairForm } from '#domain/repairs/form.ts';
import type { Repair, RepairForm } from '#domain/repairs/schema.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useRepairWrite } from '#web/repairs/use-repair-write.ts';
import { useCheck } from '#web/ui/use-check.ts';

/** `seen` is the repair as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = { id: Id; seen: Repair | null; values: RepairFormValues };
type Options = { carId: Id; form: RepairForm; currency: string };

type Change = Partial<RepairFormValues> & { id?: Id };

const change = (draft: Draft, { id = draft.id, ...to }: Change): Draft => ({
  id,
  seen: draft.seen,
  values: { ...draft.values, ...to },
});

/** Save, delete and cancel all lead to the car's dashboard (REP-03 to REP-05). */
export function useRepairSaving({ carId, form, currency }: Options) {
  const { repair } = form;
  const { t, language } = useWords();
  const navigate = useNavigate();
  const fresh = (): Draft => ({
    id: repair?.id ?? newId(),
    seen: repair,
    values: repair ? repairFormValues(repair, t('Receipt'), language) : emptyRepairForm(deviceDay()),
  });
  const key = repair ? `edit-repair:${repair.id}` : `log-repair:${carId}`;
  const draft = useDraft(key, change, fresh);
  const { id, seen, values } = draft.state;
  const [start] = useState(fresh);
  const { errors, check } = useCheck(values, () => repairForm(currency));
  const [busy, setBusy] = useState<'saving' | 'deleting' | null>(null);
  const write = useRepairWrite(carId);
  const removal = useRemoval('repairs.delete');

  const leave = async (title?: string) => {
    draft.forget();
    if (title) notify({ title });
    await navigate(href('carView', { carId }), { replace: true });
  };

  return {
    id,
    values,
    errors,
    busy,
    wasRestored: draft.wasRestored,
    isChanged: JSON.stringify(values) !== JSON.stringify(start.values),
    conflict: write.conflict,
    change: draft.dispatch,
    forget: draft.forget,
    startOver: draft.startOver,
    cancel: () => void leave(),

    /** @param receipt waits for the upload; undefined when it failed */
    save: async (element: HTMLFormElement, receipt: () => Promise<Id | null | undefined>) => {
      const { errors: invalid } = await check(element);
      if (invalid?.title) notify({ title: errorText(t, invalid.title) ?? '', destructive: true });
      if (invalid) return;
      setBusy('saving');
      try {
        if ((await receipt()) === undefined) throw new Error('The receipt has not arrived');
        const known = withoutDeletedIssues(form, values, seen);
        const fields = repairForm(currency).parse(known.values);
        const { isGivenUp } = known.seen
          ? await write.change(known.seen, fields)
          : await write.add(id, fields, {
              attempts: draft.attempts,
              onRenamed: (renamed) => draft.dispatch({ id: renamed }),
            });
        const done = seen ? 'Repair updated successfully' : 'Repair saved successfully';
        await leave(t(isGivenUp ? 'The other version was kept' : done));
      } catch (error) {
        console.warn('The repair could not be saved', error);
        setBusy(null);
        notify({
          title: t('Failed to add repair record'),
          description: t('An error occurred while saving'),
          destructive: true,
        });
      }
    },

    remove: async () => {
      setBusy('deleting');
      try {
        await removal.remove({ carId, repairId: id });
        await leave(t('Repair deleted successfully'));
      } catch (error) {
        console.warn('The repair could not be deleted', error);
        setBusy(null);
        notifyError(t);
      }
    },
  };
}
