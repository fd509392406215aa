import { IdCard } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#domain/documents/schema.ts';
import { reminderKindOf } from '#domain/documents/kind-names.ts';
import { byUrgency } from '#domain/documents/order-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { DocumentCard } from '#web/documents/document-card.tsx';
import { RecordFiles } from '#web/media/record-files.tsx';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { ReminderDialogs, type OpenDialog } from '#web/reminders/reminder-dialogs.tsx';
import { ReminderIcon } from '#web/reminders/reminder-kinds.tsx';
import { ReminderState } from '#web/reminders/reminder-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = {
  documents: readonly Document[];
  /** Empty where all are of one car. */
  carNames?: ReadonlyMap<Id, string>;
};

const NO_NAMES: ReadonlyMap<Id, string> = new Map();

export function DocumentCards({ documents, carNames = NO_NAMES }: Props) {
  const { t } = useWords();
  const { data: reminders = [] } = useDueList(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  if (documents.length === 0) {
    return (
      <EmptyState icon={<IdCard strokeWidth={1.5} />} title={t('No documents yet')}>
        {t(
          'Insurance, inspection, warranty: keep the documents of this car here and be reminded before they expire.',
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {byUrgency(documents, reminders).map(({ document, due }) => (
          <DocumentCard
            key={document.id}
            document={document}
            carName={carNames.get(document.carId)}
            icon={<ReminderIcon kind={reminderKindOf[document.kind]} />}
            state={due && <State due={due} />}
            files={<RecordFiles files={document.files} className="mt-3" />}
            onRenew={due && due.status.state !== 'done' ? () => setOpen({ kind: 'done', due }) : null}
          />
        ))}
      </ul>
      <ReminderDialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}

const State = ({ due }: { due: DueReminder }) => (
  <ReminderState status={due.status} words={useCarWords(due.reminder.carId)} />
);
