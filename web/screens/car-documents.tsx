import { IdCard, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { reminderKindOf } from '#domain/documents/kind-names.ts';
import { byUrgency } from '#domain/documents/order-rules.ts';
import { DocumentCard } from '#web/documents/document-card.tsx';
import { RecordFiles } from '#web/media/record-files.tsx';
import { withUnits } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { ReminderDialogs, type OpenDialog } from '#web/reminders/reminder-dialogs.tsx';
import { ReminderIcon } from '#web/reminders/reminder-kinds.tsx';
import { ReminderState } from '#web/reminders/reminder-state.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const skeleton = (
  <>
    <Skeleton className="h-36" />
    <Skeleton className="mt-4 h-36" />
  </>
);

export function CarDocuments({ car }: { car: Car }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const query = useRecords(car.id, documentsOf);
  const { data: reminders = [] } = useDueList(car.id);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return (
    <TitledPart
      title={t('Documents')}
      action={
        <ButtonLink
          size="small"
          to={href('newDocument', { carId: car.id })}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('Add document')}
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={skeleton}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState icon={<IdCard strokeWidth={1.5} />} title={t('No documents yet')}>
              {t(
                'OCTA, inspection, warranty: keep the documents of this car here and be reminded before they expire.',
              )}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {byUrgency(documents, reminders).map(({ document, due }) => (
                <DocumentCard
                  key={document.id}
                  document={document}
                  icon={<ReminderIcon kind={reminderKindOf[document.kind]} />}
                  state={due && <ReminderState status={due.status} words={words} />}
                  files={<RecordFiles files={document.files} className="mt-3" />}
                  onRenew={due && due.status.state !== 'done' ? () => setOpen({ kind: 'done', due }) : null}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ReminderDialogs open={open} onClose={() => setOpen(null)} />
    </TitledPart>
  );
}
