import { ReceiptText, Trash2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Garage } from '#domain/cars/schema.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { Repair, RepairForm as Form } from '#domain/repairs/schema.ts';
import { CarPicker } from '#web/cars/car-picker.tsx';
import { useOneFile } from '#web/media/use-one-file.tsx';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCompletedBy } from '#web/reminders/completed-by-repair.ts';
import { ServedReminders } from '#web/reminders/served-reminders.tsx';
import { IssueLinks } from '#web/repairs/issue-links.tsx';
import { RepairFields } from '#web/repairs/repair-fields.tsx';
import { useRepairSuggestions } from '#web/repairs/use-repair-suggestions.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { Pill } from '#web/ui/pill.tsx';
import type { BegunRepair } from './log-repair.tsx';
import { useRepairSaving } from './use-repair-saving.ts';

type Props = { garage: Garage; carId: string; form: Form; begun?: BegunRepair | undefined; currency: string };

export function RepairForm({ garage, carId, form, begun, currency }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const saving = useRepairSaving({ carId, form, begun, currency });
  const { values, errors, busy, isChanged } = saving;
  const [asking, setAsking] = useState<'delete' | { moveTo: string } | null>(null);
  const receipt = useOneFile({
    purpose: 'receipt',
    carId,
    file: values.receipt,
    onChange: (file) => saving.change({ receipt: file }),
    label: values.receipt ? t('Replace receipt (image or PDF)') : t('Add receipt (image or PDF)'),
    accept: 'image/*,application/pdf',
    icon: <ReceiptText aria-hidden="true" strokeWidth={1.75} />,
  });

  const completed = useCompletedBy(form.repair?.id ?? null).join(', ');
  const staysDone = completed && t('Stays marked as done: {names}.', { names: completed });
  const names = new Map(form.offeredIssues.map(({ id, title }) => [id, title]));

  const mileageHint = useMileageHint(carId, values.mileage, {
    source: 'repair',
    sourceId: saving.id,
    date: values.date,
  });

  const suggestions = useRepairSuggestions(garage.cars.find(({ id }) => id === carId));

  const moveTo = (to: string) => {
    saving.forget();
    void navigate(href('logRepair', { carId: to }), { replace: true });
  };
  const chooseCar = (to: string) => {
    if (to === carId) return;
    if (form.repair || isChanged) setAsking({ moveTo: to });
    else moveTo(to);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        void saving.save(event.currentTarget, receipt.settled);
      }}
    >
      <MechanicMark repair={form.repair} />
      <DraftNotice
        wasRestored={saving.wasRestored}
        onStartOver={() => {
          receipt.drop();
          saving.startOver();
        }}
      />
      {garage.cars.length > 1 && (
        <CarPicker
          cars={garage.cars}
          carId={carId}
          label={t('Which car was repaired?')}
          onChange={chooseCar}
        />
      )}
      <RepairFields
        values={values}
        errors={errors}
        currency={currency}
        mileageHint={mileageHint}
        suggestions={suggestions}
        onChange={saving.change}
        receipt={
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('Receipt')}</p>
            {receipt.field}
            {values.receipt?.url && (
              <a
                href={values.receipt.url}
                target="_blank"
                rel="noreferrer"
                className="text-accent inline-flex min-h-11 items-center font-medium underline"
              >
                {t('View receipt')}
              </a>
            )}
          </div>
        }
        links={
          <>
            <ServedReminders
              served={saving.served}
              isChosen={saving.isCompleted}
              onChange={saving.complete}
            />
            <IssueLinks
              issues={form.offeredIssues}
              links={values.links}
              onChange={(links) => saving.change({ links })}
            />
          </>
        }
      />
      <div className="wide:flex-row-reverse mt-6 flex flex-col gap-3">
        <Button type="submit" className="wide:grow" busy={busy === 'saving'} disabled={busy !== null}>
          {busy === 'saving' ? t('Saving...') : t('Save repair')}
        </Button>
        <Button variant="secondary" disabled={busy !== null} onClick={saving.cancel}>
          {t('Cancel')}
        </Button>
      </div>
      {form.repair && (
        <Button
          variant="danger"
          wide
          className="mt-8"
          disabled={busy !== null}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          onClick={() => setAsking('delete')}
        >
          {t('Delete repair')}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('Delete repair')}
        text={[t('Delete this repair? The issues linked to it will go back to new.'), staysDone]
          .join(' ')
          .trim()}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy === 'deleting'}
        onConfirm={() => void saving.remove().then(() => setAsking(null))}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking !== null && asking !== 'delete'}
        title={t('Changing cars will discard your current edits. Continue?')}
        confirmLabel={t('Continue')}
        cancelLabel={t('Cancel')}
        onConfirm={() => asking !== null && asking !== 'delete' && moveTo(asking.moveTo)}
        onCancel={() => setAsking(null)}
      />
      <ConflictDialog conflict={saving.conflict} procedure="repairs.edit" known={{ names, currency }} />
    </form>
  );
}

function MechanicMark({ repair }: { repair: Repair | null }) {
  const { t, language } = useWords();
  if (!repair?.addedByMechanic) return null;
  const name = [repair.mechanicName, repair.garageName].filter(Boolean).join(', ');
  const date = formatInstantDay(repair.mechanicAddedDate ?? repair.createdAt, language);
  return (
    <p className="mb-4">
      <Pill icon={<Wrench aria-hidden="true" />}>{t('Added by {name}, {date}', { name, date })}</Pill>
    </p>
  );
}
