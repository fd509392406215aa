import { BellRing, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { carName, currentCarId } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { allDocumentsOf } from '#domain/documents/document-record.ts';
import type { Id } from '#domain/ids.ts';
import { openByDay, type DueReminder } from '#domain/reminders/due-list-rules.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { DueRow } from '#web/reminders/due-row.tsx';
import { ReminderDialogs, type OpenDialog } from '#web/reminders/reminder-dialogs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { DocumentCards } from './document-cards.tsx';
import { NoCars } from './garage-page.tsx';

const skeleton = <Skeleton className="h-96" />;
const tabs = ['reminders', 'documents'] as const;

/** What is due of all cars by its day, and all of their documents. */
export function DueScreen() {
  const { t } = useWords();
  const [tab, setTab] = useHistoryState<string>('tab', tabs[0]);
  const isDocuments = tab === 'documents';
  return (
    <Page title={t('Due dates and documents')} back={{ to: href('home'), label: t('Back') }}>
      <Loaded query={useGarage()} skeleton={skeleton}>
        {(garage) => {
          const carId = currentCarId(garage);
          if (carId === null) return <NoCars title={t('No cars yet')} addLabel={t('Add car')} />;
          const { cars } = garage;
          const names = new Map(cars.length > 1 ? cars.map((car) => [car.id, carName(car)]) : []);
          return (
            <TabStrip
              label={t('Due dates and documents')}
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'reminders', label: t('Reminders') },
                { value: 'documents', label: t('Documents') },
              ]}
            >
              <div className="mb-4 flex flex-wrap justify-end gap-3 print:hidden">
                <PrintButton />
                <ButtonLink
                  size="small"
                  to={href(isDocuments ? 'newDocument' : 'newReminder', { carId })}
                  icon={<Plus aria-hidden="true" className="size-4" />}
                >
                  {t(isDocuments ? 'Add document' : 'Add reminder')}
                </ButtonLink>
              </div>
              {isDocuments ? <Documents names={names} /> : <Due cars={cars} names={names} />}
            </TabStrip>
          );
        }}
      </Loaded>
    </Page>
  );
}

type Names = { names: ReadonlyMap<Id, string> };

function Due({ cars, names }: Names & { cars: readonly Car[] }) {
  const { t } = useWords();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [asking, setAsking] = useState<DueReminder | null>(null);
  const askedCar = cars.find(({ id }) => id === asking?.reminder.carId);
  return (
    <Loaded query={useDueList(null)} skeleton={skeleton}>
      {(list) => {
        const shown = openByDay(list);
        if (shown.length === 0) {
          return (
            <EmptyState icon={<BellRing strokeWidth={1.5} />} title={t('Nothing is due')}>
              {t('Oil, inspection, insurance: what has to be done on time will be listed here.')}
            </EmptyState>
          );
        }
        return (
          <>
            <ul className="bg-surface border-line shadow-card rounded-card border px-2">
              {shown.map((due) => (
                <DueRow
                  key={due.reminder.id}
                  due={due}
                  carName={names.get(due.reminder.carId)}
                  onAskMileage={() => setAsking(due)}
                  onDone={() => setOpen({ kind: 'done', due })}
                  onMore={() => setOpen({ kind: 'more', due })}
                />
              ))}
            </ul>
            <ReminderDialogs open={open} onClose={() => setOpen(null)} />
            {asking && askedCar && (
              <Suspense>
                <MileageDialog car={askedCar} onClose={() => setAsking(null)} />
              </Suspense>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Documents({ names }: Names) {
  return (
    <Loaded query={useAllRecords(allDocumentsOf)} skeleton={skeleton}>
      {(documents) => <DocumentCards documents={documents} carNames={names} />}
    </Loaded>
  );
}
