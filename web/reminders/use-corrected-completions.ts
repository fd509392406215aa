import type { Id } from '#domain/ids.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { correctedCompletion } from '#domain/reminders/corrected-completion.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { Toast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { withTimeout } from '#web/platform/reads/read-through.ts';
import { fetchRecords, shownRecords } from '#web/platform/records/outside-screens.ts';

type Dated = { date: string; mileage: number | null };

/** Corrects the reminders that an edited repair had completed. Also queued offline. */
export function useCorrectedCompletions(carId: Id) {
  const { t } = useWords();
  const done = useWrite('reminders.done');

  /** @returns additions to the toast for the saved repair */
  return async (id: Id, before: Dated, after: Dated): Promise<Pick<Toast, 'description'>> => {
    if (before.date === after.date && before.mileage === after.mileage) return {};
    const names: string[] = [];
    try {
      // What is on the device may be of before a correction that was made since.
      await withTimeout(fetchRecords()).catch(() => undefined); // without an answer they are all there is
      const reminders = remindersOf(shownRecords().get(carId) ?? {});
      for (const reminder of reminders) {
        const correction = correctedCompletion(reminder, { id, ...after });
        if (!correction) continue;
        await done.mutateAsync({ carId, reminderId: reminder.id, id: newId(), ...correction });
        names.push(reminder.title);
      }
    } catch (error) {
      console.warn('A completion could not follow its repair', error);
      showError(t, 'Not every reminder could be recalculated.');
    }
    if (names.length === 0) return {};
    return { description: t('Recalculated from this repair: {names}', { names: names.join(', ') }) };
  };
}
