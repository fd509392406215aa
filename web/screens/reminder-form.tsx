import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { emptyReminderForm, reminderFormValues } from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { kindsOf } from '#domain/reminders/kind-names.ts';
import { reminderKindOf } from '#domain/imports/repair-kind-words.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { reminderCalls } from '#web/reminders/reminder-calls.ts';
import { ReminderFields } from '#web/reminders/reminder-fields.tsx';
import { UsualInterval } from '#web/reminders/usual-interval.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RecordForm } from '#web/ui/record-form.tsx';
import { useCarChoice } from './use-car-choice.tsx';

const newReminderDraft = (carId: Id) => `new-reminder:${carId}`;
const noFiles = { contents: () => Promise.resolve([]), drop: () => {} };

export function ReminderForm({ car, reminder }: { car: Car; reminder: Reminder | null }) {
  const carId = car.id;
  const { t, units } = useCarWords(carId);
  const form = useRecordForm(reminderCalls(carId), {
    draftKey: reminder ? `edit-reminder:${reminder.id}` : newReminderDraft(carId),
    record: reminder,
    initial: () => (reminder ? reminderFormValues(reminder) : emptyReminderForm),
    schema: () => reminderForm,
    to: () => href('reminders', { carId }),
    saved: t('Reminder saved'),
  });
  const choice = useCarChoice({
    carId,
    form,
    draftKey: newReminderDraft,
    to: (other) => href('newReminder', { carId: other }),
    edit: null,
    files: noFiles,
    without: {},
  });
  return (
    <RecordForm form={form} carId={carId} onSubmit={(element) => form.save(element)}>
      {choice.field}
      <ReminderFields
        values={form.values}
        errors={form.errors}
        unit={units.distanceUnit}
        kinds={kindsOf(car, form.values.kind)}
        proposal={
          reminder === null && <UsualInterval car={car} values={form.values} onChange={form.change} />
        }
        kindOf={reminder === null ? reminderKindOf : null}
        onChange={form.change}
      />
      <FormActions busy={form.busy} saveLabel={t('Save reminder')} onCancel={form.cancel} deletion={null} />
    </RecordForm>
  );
}
