import { BellRing, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { ReminderCard } from '#web/reminders/reminder-card.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';

const DoneDialog = lazy(() =>
  import('#web/reminders/done-dialog.tsx').then((file) => ({ default: file.DoneDialog })),
);

const skeleton = (
  <>
    <Skeleton className="h-36" />
    <Skeleton className="mt-4 h-36" />
  </>
);

/** REM-40. */
export function RemindersScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('Reminders')} renderActions={(car) => <AddReminder car={car} />} skeleton={skeleton}>
      {(car) => <Reminders key={car.id} car={car} />}
    </CarOnly>
  );
}

function AddReminder({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <ButtonLink
      size="small"
      to={href('newReminder', { carId: car.id })}
      icon={<Plus aria-hidden="true" className="size-4" />}
    >
      {t('Add reminder')}
    </ButtonLink>
  );
}

function Reminders({ car }: { car: Car }) {
  const { t } = useWords();
  const query = useDueList(car.id);
  const [completing, setCompleting] = useState<DueReminder | null>(null);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(reminders) =>
        reminders.length === 0 ? (
          <EmptyState icon={<BellRing strokeWidth={1.5} />} title={t('No reminders yet')}>
            {t('Oil, inspection, insurance: what has to be done in time will be listed here.')}
          </EmptyState>
        ) : (
          <>
            <ul className="flex flex-col gap-4">
              {reminders.map((due) => (
                <ReminderCard key={due.reminder.id} due={due} onDone={() => setCompleting(due)} />
              ))}
            </ul>
            {completing && (
              <Suspense>
                <DoneDialog due={completing} onClose={() => setCompleting(null)} />
              </Suspense>
            )}
          </>
        )
      }
    </Loaded>
  );
}
