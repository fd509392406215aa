import { BellRing, ListChecks, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { LeadsSheet } from '#web/reminders/leads-sheet.tsx';
import { ReminderCard } from '#web/reminders/reminder-card.tsx';
import { ReminderDialogs, type OpenDialog } from '#web/reminders/reminder-dialogs.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNoticeAction } from './use-notice-action.ts';

const skeleton = (
  <>
    <Skeleton className="h-44" />
    <Skeleton className="mt-4 h-44" />
  </>
);

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

export function CarReminders({ car }: { car: Car }) {
  const { t } = useWords();
  const query = useDueList(car.id);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isAskingMileage, setAskingMileage] = useState(false);
  const [isChoosingLeads, setChoosingLeads] = useState(false);
  const leadsEdit = useEdit('cars.edit');
  useNoticeAction(query.data, {
    done: (due) => setOpen({ kind: 'done', due }),
    more: (due) => setOpen({ kind: 'more', due }),
    mileage: () => setAskingMileage(true),
  });
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(query.data?.length ?? 0);
  return (
    <TitledPart title={t('Reminders')} heading={heading} action={<AddReminder car={car} />}>
      <Loaded query={query} skeleton={skeleton}>
        {(reminders) =>
          reminders.length === 0 ? (
            <EmptyState icon={<BellRing strokeWidth={1.5} />} title={t('No reminders yet')}>
              {t('Oil, inspection, insurance: what has to be done on time will be listed here.')}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {reminders.map((due) => (
                <ReminderCard
                  key={due.reminder.id}
                  due={due}
                  onDone={() => setOpen({ kind: 'done', due })}
                  onMore={() => setOpen({ kind: 'more', due })}
                  onAskMileage={() => setAskingMileage(true)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ButtonLink
        variant="secondary"
        wide
        className="mt-6"
        to={href('readyPlans', { carId: car.id })}
        icon={<ListChecks aria-hidden="true" className="size-5" />}
      >
        {t('Ready-made plans')}
      </ButtonLink>
      <Button
        variant="quiet"
        wide
        className="mt-3"
        icon={<BellRing aria-hidden="true" className="size-5" />}
        onClick={() => setChoosingLeads(true)}
      >
        {t('Advance notice')}
      </Button>
      {isChoosingLeads && (
        <LeadsSheet
          text={t(
            'Applies to reminders of this car that have no setting of their own. If left empty, the general settings apply.',
          )}
          leads={car}
          unit={car.distanceUnit}
          onSave={(leads) => leadsEdit.save({ carId: car.id }, car, leads)}
          onClose={() => setChoosingLeads(false)}
        />
      )}
      <ConflictDialog carId={car.id} conflict={leadsEdit.conflict} procedure="cars.edit" />
      <ReminderDialogs open={open} onClose={() => setOpen(null)} />
      {isAskingMileage && (
        <Suspense>
          <MileageDialog car={car} onClose={() => setAskingMileage(false)} />
        </Suspense>
      )}
    </TitledPart>
  );
}
