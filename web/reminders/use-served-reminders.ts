import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { nextDateProblem, type ServedReminder } from '#domain/reminders/served-rules.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

export type Choices = Readonly<Record<Id, boolean>>;
/** Dates on the new documents, as typed. */
export type NextDates = Readonly<Record<Id, string>>;
type Serves = { serves: (reminders: readonly Reminder[]) => ServedReminder[]; doneOn: string };
/** @param id of the repair, if it is one */
type Saved = { id: Id | null; date: string; mileage: number | null };
type Completed = { reminder: Reminder; completionId: Id };

/** Reminders that a record may complete. @param choices made by hand; the title decides the others */
export function useServedReminders(
  carId: Id,
  { serves, doneOn }: Serves,
  choices: Choices,
  dates: NextDates,
) {
  const { t } = useWords();
  const { data = [] } = useRecords(carId, remindersOf);
  const done = useWrite('reminders.done');
  const undo = useWrite('reminders.undo');
  const [hasTried, setHasTried] = useState(false);
  const served = serves(data);
  const isChosen = ({ reminder: { id }, isNamed, lacksMileage }: ServedReminder) =>
    !lacksMileage && (choices[id] ?? isNamed);

  const nextDateOf = ({ reminder: { id }, asksDate }: ServedReminder) => (asksDate && dates[id]) || null;
  const problemOf = (one: ServedReminder): Phrase | null =>
    isChosen(one) ? nextDateProblem(one, { doneOn, nextDate: nextDateOf(one) }) : null;
  /** A missing date is an error only after an attempt to save. */
  const dateError = (one: ServedReminder): Phrase | null =>
    hasTried || nextDateOf(one) !== null ? problemOf(one) : null;
  const checkDates = (): boolean => {
    const isComplete = served.every((one) => problemOf(one) === null);
    if (!isComplete) setHasTried(true);
    return isComplete;
  };

  const completeOne = async (one: ServedReminder, { id, date, mileage }: Saved) => {
    const { id: reminderId, plan } = one.reminder;
    const completionId = newId();
    await done.mutateAsync({
      carId,
      reminderId,
      id: completionId,
      doneOn: date,
      doneKm: mileage,
      isKmEstimated: false,
      due: { date: plan.dueDate, km: plan.dueKm },
      nextDate: nextDateOf(one),
      ...(one.ends && { ends: true }),
      repairId: id,
    });
    return completionId;
  };

  const takeBack = async (completed: readonly Completed[]) => {
    try {
      for (const { reminder, completionId } of completed)
        await undo.mutateAsync({ carId, reminderId: reminder.id, completionId });
    } catch (error) {
      console.warn('The completions could not be undone', error);
      showError(t);
    }
  };

  /** Completes the chosen reminders. @returns additions to the toast for what was saved */
  const complete = async (saved: Saved): Promise<Pick<Toast, 'description' | 'action'>> => {
    const completed: Completed[] = [];
    try {
      for (const one of served.filter(isChosen))
        completed.push({ reminder: one.reminder, completionId: await completeOne(one, saved) });
    } catch (error) {
      console.warn('A reminder could not be marked as done', error);
      showError(t, 'Not every reminder could be marked as done.');
    }
    if (completed.length === 0) return {};
    return {
      description: t('Marked as done: {names}', {
        names: completed.map(({ reminder: { title } }) => title).join(', '),
      }),
      action: { label: t('Undo'), run: () => void takeBack(completed) },
    };
  };

  return { served, isChosen, dateError, checkDates, complete };
}
