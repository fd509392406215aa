import type { Id } from '#domain/ids.ts';
import { emptyReminderForm, reminderFormValues } from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { reminderKindNames } from '#domain/reminders/kind-names.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { reminderCalls } from '#web/reminders/reminder-calls.ts';
import { ReminderFields } from '#web/reminders/reminder-fields.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RecordForm } from '#web/ui/record-form.tsx';

export function ReminderForm({ carId, reminder }: { carId: Id; reminder: Reminder | null }) {
  const { t, units } = useCarWords(carId);
  const form = useRecordForm(reminderCalls(carId), {
    draftKey: reminder ? `edit-reminder:${reminder.id}` : `new-reminder:${carId}`,
    record: reminder,
    initial: () =>
      reminder
        ? reminderFormValues(reminder)
        : { ...emptyReminderForm, title: t(reminderKindNames[emptyReminderForm.kind]) },
    schema: () => reminderForm,
    to: () => href('reminders', { carId }),
    saved: t('Reminder saved'),
  });
  return (
    <RecordForm form={form} carId={carId} onSubmit={(element) => form.save(element)}>
      <ReminderFields
        values={form.values}
        errors={form.errors}
        unit={units.distanceUnit}
        onChange={form.change}
      />
      <FormActions busy={form.busy} saveLabel={t('Save reminder')} onCancel={form.cancel} deletion={null} />
    </RecordForm>
  );
}
