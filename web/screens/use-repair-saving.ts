import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from '#web/platform/router/router.tsx';
import type { Id } from '#domain/ids.ts';
import {
  emptyRepairForm,
  repairFormValues,
  withoutDeletedIssues,
  withReceiptsListed,
  type RepairFormValues,
} from '#domain/repairs/form-values.ts';
import { repairForm } from '#domain/repairs/form.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import type { Repair, RepairForm } from '#domain/repairs/schema.ts';
import { parseDistance } from '#domain/units/typed.ts';
import type { DoubtedEntry } from '#domain/doubts/rules.ts';
import type { Stored } from '#web/media/upload-outcome.ts';
import { withStoredFile } from '#web/media/use-record-files.tsx';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast, type Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useBusy } from '#web/platform/forms/use-busy.ts';
import type { Submission } from '#web/platform/forms/use-submission.ts';
import { useCorrectedCompletions } from '#web/reminders/use-corrected-completions.ts';
import { useServedReminders, type Choices, type NextDates } from '#web/reminders/use-served-reminders.ts';
import { useRepairPage } from '#web/repairs/repair-page.ts';
import { useRepairWrite } from '#web/repairs/use-repair-write.ts';
import { useCheck } from '#web/ui/use-check.ts';
import type { BegunRepair } from './log-repair.tsx';

/** `seen` is the repair as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = {
  id: Id;
  seen: Repair | null;
  values: RepairFormValues;
  completes?: Choices;
  nextDates?: NextDates;
  /** Key of the navigation whose `begun` it has: a reload does not apply it again. */
  begunBy?: string;
};
type Options = { carId: Id; form: RepairForm; begun?: BegunRepair | undefined; currency: string };

type Change = Partial<RepairFormValues> &
  Partial<Pick<Draft, 'id' | 'completes' | 'nextDates' | 'begunBy'>> & { stored?: Stored };

const change = (draft: Draft, to: Change): Draft => {
  const { id = draft.id, completes = draft.completes, begunBy = draft.begunBy, ...more } = to;
  const { nextDates = draft.nextDates, stored, ...changed } = more;
  const values = { ...withReceiptsListed(draft.values), ...changed };
  return {
    id,
    ...(completes && { completes }),
    ...(nextDates && { nextDates }),
    ...(begunBy && { begunBy }),
    seen: draft.seen,
    values: stored ? { ...values, receipts: withStoredFile(values.receipts, stored) } : values,
  };
};

const entryOf = ({ date, mileage, cost, currency }: DoubtedEntry): DoubtedEntry => ({
  date,
  mileage,
  cost,
  currency,
});

/** Save, delete and cancel all lead to the car's dashboard (REP-03 to REP-05). */
export function useRepairSaving({ carId, form, begun, currency }: Options) {
  const { repair } = form;
  const { key: navigationKey } = useLocation();
  const { t, language } = useWords();
  const leaveForm = useLeaveForm();
  const fresh = (): Draft => ({
    id: repair?.id ?? newId(),
    seen: repair,
    ...(begun && { begunBy: navigationKey }),
    values: repair ? repairFormValues(repair, language) : { ...emptyRepairForm(deviceDay()), ...begun },
  });
  const key = repair ? `edit-repair:${repair.id}` : `log-repair:${carId}`;
  const draft = useDraft(key, change, fresh);
  const { id } = draft.state;
  const values = useMemo(() => withReceiptsListed(draft.state.values), [draft.state.values]);
  const seen = draft.state.seen && {
    ...draft.state.seen,
    receiptIds: receiptsOf(draft.state.seen),
  };
  const applyBegun = useEffectEvent(() => {
    if (!begun || draft.state.begunBy === navigationKey) return;
    const { title, links } = draft.state.values;
    draft.dispatch({
      begunBy: navigationKey,
      ...(begun.title !== undefined && title.trim() === '' && { title: begun.title }),
      ...(begun.links && { links: { ...links, ...begun.links } }),
    });
  });
  useEffect(() => applyBegun(), []);
  const [start] = useState(fresh);
  const { errors, check } = useCheck(values, () => repairForm(currency));
  const { busy, isUnderWay, begin, finish, fail } = useBusy<Submission>();
  const write = useRepairWrite(carId);
  const removal = useRemoval('repairs.delete');
  const doubts = useDoubts(carId, { source: 'repair', sourceId: id });
  const recent = useRepairPage(carId, {}).data?.repairs ?? [];
  const { title, kind, date, mileage } = values;
  const hasMileage = parseDistance(mileage) !== null;
  const choices = draft.state.completes ?? {};
  const correct = useCorrectedCompletions(carId);
  const nextDates = draft.state.nextDates ?? {};
  const reminders = useServedReminders(carId, { title, kind, date, hasMileage }, choices, nextDates);
  const served = seen ? [] : reminders.served;

  const leave = async (title?: string, more: Partial<Toast> = {}) => {
    finish();
    draft.forget();
    if (title) showToast({ title, ...more });
    await leaveForm(href('carView', { carId }));
  };

  return {
    id,
    values,
    errors,
    busy,
    wasRestored: draft.wasRestored,
    isChanged: JSON.stringify(values) !== JSON.stringify(start.values),
    conflict: write.conflict,
    asked: doubts.asked,
    change: draft.dispatch,
    /** For a new repair. */
    served,
    nextDates,
    dateError: reminders.dateError,
    isCompleted: reminders.isChosen,
    chooseDate: (reminderId: Id, nextDate: string) =>
      draft.dispatch({ nextDates: { ...nextDates, [reminderId]: nextDate } }),
    complete: (reminderId: Id, isChosen: boolean) =>
      draft.dispatch({ completes: { ...choices, [reminderId]: isChosen } }),
    forget: draft.forget,
    startOver: draft.startOver,
    cancel: () => {
      if (!isUnderWay()) void leave();
    },

    /** @param handOver waits for the uploads, and throws when one failed */
    save: async (element: HTMLFormElement, handOver: () => Promise<void>) => {
      const { errors: invalid, data: typed } = await check(element);
      if (invalid?.title) showToast({ title: errorText(t, invalid.title) ?? '', destructive: true });
      if (!typed) return;
      // Its field says so.
      if (!seen && !reminders.checkDates())
        return element.querySelector<HTMLElement>('fieldset :is([aria-invalid="true"], :invalid)')?.focus();
      const costs = recent.filter((one) => one.id !== id);
      const seenEntry = seen && entryOf(seen);
      if (!(await doubts.accept(entryOf(typed), { costs, seen: seenEntry }, element))) return;
      if (!begin('saving')) return;
      try {
        await handOver();
        const known = withoutDeletedIssues(form, values, seen);
        const fields = known.values === values ? typed : repairForm(currency).parse(known.values);
        let savedId = id;
        const { isGivenUp } = known.seen
          ? await write.change(known.seen, fields)
          : await write.add(id, fields, {
              attempts: draft.attempts,
              onRenamed: (renamed) => {
                savedId = renamed;
                draft.dispatch({ id: renamed });
              },
            });
        const done = seen ? 'Repair updated successfully' : 'Repair saved successfully';
        if (!isGivenUp) await doubts.followNewCount(entryOf(fields), seenEntry);
        const followed = seen
          ? isGivenUp
            ? {}
            : await correct(id, seen, fields)
          : await reminders.complete({ ...fields, id: savedId });
        await leave(t(isGivenUp ? 'The other version was kept' : done), followed);
      } catch (error) {
        console.warn('The repair could not be saved', error);
        fail();
        showToast({
          title: t('Failed to add repair record'),
          description: t('An error occurred while saving'),
          destructive: true,
        });
      }
    },

    remove: async (more?: Partial<Toast>) => {
      if (!begin('deleting')) return;
      try {
        await removal.remove({ carId, repairId: id });
        await leave(t('Repair deleted successfully'), more);
      } catch (error) {
        console.warn('The repair could not be deleted', error);
        fail();
        showError(t);
      }
    },
  };
}
