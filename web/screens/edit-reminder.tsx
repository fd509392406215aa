import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { Navigate, useParams } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';
import { ReminderForm } from './reminder-form.tsx';

const skeleton = <Skeleton className="h-96" />;

export function NewReminderScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('New reminder')} back="reminders" skeleton={skeleton}>
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
    <CarOnly title={t('Edit reminder')} back="reminders" skeleton={skeleton}>
      {(car) => (
        <Loaded query={query} skeleton={skeleton}>
          {(reminder) => {
            if (reminder?.documentId) {
              const { documentId } = reminder;
              return <Navigate replace to={href('editDocument', { carId, documentId })} />;
            }
            if (reminder) return <ReminderForm key={reminderId} car={car} reminder={reminder} />;
            return <Navigate replace to={href('reminders', { carId })} />;
          }}
        </Loaded>
      )}
    </CarOnly>
  );
}
