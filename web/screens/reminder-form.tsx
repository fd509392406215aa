import type { Id } from '#domain/ids.ts';
import {
  emptyReminderForm,
  reminderFormValues,
  type ReminderFormValues,
} from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { reminderKindNames } from '#domain/reminders/kind-names.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useSubmission } from '#web/platform/forms/use-submission.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { ReminderFields } from '#web/reminders/reminder-fields.tsx';
import { useReminderWrite } from '#web/reminders/use-reminder-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { useCheck } from '#web/ui/use-check.ts';

/** `seen` is the reminder as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = { id: Id; seen: Reminder | null; values: ReminderFormValues };
type Change = Partial<ReminderFormValues> & { id?: Id };

const change = (draft: Draft, { id = draft.id, ...to }: Change): Draft => ({
  id,
  seen: draft.seen,
  values: { ...draft.values, ...to },
});

export function ReminderForm({ carId, reminder }: { carId: Id; reminder: Reminder | null }) {
  const { t, units } = useCarWords(carId);
  const write = useReminderWrite(carId);
  const key = reminder ? `edit-reminder:${reminder.id}` : `new-reminder:${carId}`;
  const draft = useDraft<Draft, Change>(key, change, () => ({
    id: reminder?.id ?? newId(),
    seen: reminder,
    values: reminder
      ? reminderFormValues(reminder)
      : { ...emptyReminderForm, title: t(reminderKindNames[emptyReminderForm.kind]) },
  }));
  const { id, seen, values } = draft.state;
  const { errors, check } = useCheck(values, () => reminderForm);
  const { busy, cancel, run } = useSubmission(href('reminders', { carId }), draft.forget);

  const save = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    await run('saving', async () => {
      if (seen) await write.change(seen, checked.data);
      else
        await write.add(id, checked.data, {
          attempts: draft.attempts,
          onRenamed: (renamed) => draft.dispatch({ id: renamed }),
        });
      return 'Reminder saved';
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <DraftNotice wasRestored={draft.wasRestored} onStartOver={draft.startOver} />
      <ReminderFields values={values} errors={errors} unit={units.distanceUnit} onChange={draft.dispatch} />
      <div className="wide:flex-row-reverse mt-6 flex flex-col gap-3">
        <Button type="submit" className="wide:grow" busy={busy !== null}>
          {busy ? t('Saving...') : t('Save reminder')}
        </Button>
        <Button variant="secondary" disabled={busy !== null} onClick={cancel}>
          {t('Cancel')}
        </Button>
      </div>
      <ConflictDialog carId={carId} conflict={write.conflict} procedure="reminders.edit" />
    </form>
  );
}
