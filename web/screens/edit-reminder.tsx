import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { Navigate, useParams } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { CarOnly, RecordOnly } from './car-only.tsx';
import { ReminderForm } from './reminder-form.tsx';

export function NewReminderScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('New reminder')} back="reminders">
      {(car) => <ReminderForm key={car.id} car={car} reminder={null} />}
    </CarOnly>
  );
}

/** Redirects to the car's reminders if this one is unknown, and to the document of a document's reminder. */
export function EditReminderScreen() {
  const { t } = useWords();
  const { carId = '', reminderId = '' } = useParams();
  const query = useRecord(carId, (records) => remindersOf(records).find(({ id }) => id === reminderId));
  return (
    <RecordOnly title={t('Edit reminder')} back="reminders" query={query}>
      {(reminder, car) => {
        const { documentId } = reminder;
        return documentId ? (
          <Navigate replace to={href('editDocument', { carId, documentId })} />
        ) : (
          <ReminderForm key={reminderId} car={car} reminder={reminder} />
        );
      }}
    </RecordOnly>
  );
}
