import { useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { Garage } from '#domain/cars/schema.ts';
import { limits } from '#domain/limits.ts';
import { withShared } from '#domain/media/incoming-rules.ts';
import type { RepairForm as Form } from '#domain/repairs/schema.ts';
import { CarPicker } from '#web/cars/car-picker.tsx';
import { useRecordFiles } from '#web/media/use-record-files.tsx';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { href } from '#web/platform/hrefs.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useCompletedBy } from '#web/reminders/completed-by-repair.ts';
import { ServedReminders } from '#web/reminders/served-reminders.tsx';
import { useDeleteQuestion } from '#web/repairs/delete-question.ts';
import { IssueLinks } from '#web/repairs/issue-links.tsx';
import { MechanicMark } from '#web/repairs/mechanic-mark.tsx';
import { RepairFields } from '#web/repairs/repair-fields.tsx';
import { useRepairSuggestions } from '#web/repairs/use-repair-suggestions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import type { BegunRepair } from './log-repair.tsx';
import { useIncoming } from './use-incoming.ts';
import { useRepairSaving } from './use-repair-saving.ts';

type Props = { garage: Garage; carId: string; form: Form; begun?: BegunRepair | undefined; currency: string };

export function RepairForm({ garage, carId, form, begun, currency }: Props) {
  const { t, units } = useCarWords(carId);
  const navigate = useNavigate();
  const saving = useRepairSaving({ carId, form, begun, currency });
  const { values, errors, busy, isChanged } = saving;
  const [carAskedFor, setCarAskedFor] = useState<string | null>(null);
  const incoming = useIncoming({
    kinds: ['picture', 'document'],
    room: limits.filesPerRecord - values.receipts.length,
    onText: (text) => saving.change({ description: withShared(values.description, text) }),
  });
  const receipts = useRecordFiles({
    purpose: 'receipt',
    carId,
    files: values.receipts,
    onChange: (to) => saving.change({ receipts: to }),
    onStored: (stored) => saving.change({ stored }),
    label: 'Add receipt (image or PDF)',
    linkLabel: values.receipts.length === 1 ? 'View receipt' : 'View receipt {n}',
    offered: incoming,
  });

  const completed = useCompletedBy(form.repair?.id ?? null);
  const deleteQuestion = useDeleteQuestion(form.repair, completed.titles);
  const names = new Map(form.offeredIssues.map(({ id, title }) => [id, title]));

  const mileageHint = useMileageHint(carId, values.mileage, {
    source: 'repair',
    sourceId: saving.id,
    date: values.date,
  });

  const suggestions = useRepairSuggestions(garage.cars.find(({ id }) => id === carId));

  const moveTo = (to: string) => {
    saving.forget();
    navigate(href('logRepair', { carId: to }), { replace: true });
  };
  const chooseCar = (to: string) => {
    if (to === carId) return;
    if (form.repair || isChanged) setCarAskedFor(to);
    else moveTo(to);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        void saving.save(event.currentTarget, receipts.handOver);
      }}
    >
      <MechanicMark repair={form.repair} />
      <DraftNotice
        wasRestored={saving.wasRestored}
        onStartOver={() => {
          receipts.drop();
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
        unit={units.distanceUnit}
        suggestions={suggestions}
        onChange={saving.change}
        receipts={
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('Receipts')}</p>
            {receipts.field}
          </div>
        }
        links={
          <>
            <ServedReminders
              carId={carId}
              served={saving.served}
              isChosen={saving.isCompleted}
              onChange={saving.complete}
              dates={saving.nextDates}
              dateError={saving.dateError}
              onDate={saving.chooseDate}
            />
            <IssueLinks
              issues={form.offeredIssues}
              links={values.links}
              onChange={(links) => saving.change({ links })}
            />
          </>
        }
      />
      <FormActions
        busy={busy}
        saveLabel={t('Save repair')}
        onCancel={saving.cancel}
        deletion={
          form.repair && {
            label: t('Delete repair'),
            question: deleteQuestion,
            onDelete: () => saving.remove(completed.offer),
          }
        }
      />
      <ConfirmDialog
        open={carAskedFor !== null}
        title={t('Changing cars will discard your current edits. Continue?')}
        confirmLabel={t('Continue')}
        cancelLabel={t('Cancel')}
        onConfirm={() => carAskedFor !== null && moveTo(carAskedFor)}
        onCancel={() => setCarAskedFor(null)}
      />
      <DoubtDialog asked={saving.asked} units={units} />
      <ConflictDialog
        carId={carId}
        conflict={saving.conflict}
        procedure="repairs.edit"
        known={{ names, currency }}
      />
    </form>
  );
}
