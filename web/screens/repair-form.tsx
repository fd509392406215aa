import { useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { Id } from '#domain/ids.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { RepairForm as ReadForm } from '#domain/repairs/schema.ts';
import { CarPicker } from '#web/cars/car-picker.tsx';
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
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RecordForm } from '#web/ui/record-form.tsx';
import { MovesFrom } from './moves-from.tsx';
import { useFormFiles } from './use-form-files.ts';
import { editRepairDraft, logRepairDraft, useRepairForm, type PrefilledRepair } from './use-repair-form.ts';

type Props = {
  garage: Garage;
  carId: string;
  read: ReadForm;
  begun?: PrefilledRepair | undefined;
  quote?: Id | undefined;
  currency: string;
};

export function RepairForm({ garage, carId, read, begun, quote, currency }: Props) {
  const { t, units } = useCarWords(carId);
  const navigate = useNavigate();
  const { form, question, reminders, save } = useRepairForm({
    carId,
    read,
    begun,
    quote,
    currency,
  });
  const { values, change } = form;
  const [carAskedFor, setCarAskedFor] = useState<string | null>(null);
  const receipts = useFormFiles({
    purpose: 'receipt',
    carId,
    files: values.receipts,
    onChange: (update) => change((now) => ({ receipts: update(now.receipts) })),
    label: 'Add receipt (image or PDF)',
    linkLabel: values.receipts.length === 1 ? 'View receipt' : 'View receipt {n}',
    text: values.description,
    onText: (description) => change({ description }),
  });

  const completed = useCompletedBy(read.repair?.id ?? null);
  const deleteQuestion = useDeleteQuestion(read.repair, completed.titles);
  const names = new Map(read.offeredIssues.map(({ id, title }) => [id, title]));

  const mileageHint = useMileageHint(carId, values.mileage, {
    source: 'repair',
    sourceId: form.id,
    date: values.date,
  });

  const suggestions = useRepairSuggestions(garage.cars.find(({ id }) => id === carId));

  const moveTo = (to: string) => {
    form.forget();
    navigate(href('logRepair', { carId: to }), { replace: true });
  };
  const moveWithTyped = (to: string) => {
    const movable = {
      carId,
      form,
      draftKey: logRepairDraft,
      to: (other: Id) => href('logRepair', { carId: other }),
      edit: {
        key: editRepairDraft,
        to: (other: Id, repairId: Id) => href('editRepair', { carId: other, repairId }),
      },
      files: receipts,
      without: { receipts: [], links: {} },
    };
    void import('./move-entry.ts').then(
      (file) => file.moveEntry(to, movable, { t, navigate }),
      showNotLoaded,
    );
  };
  const chooseCar = (to: string) => {
    if (to === carId) return;
    if (read.repair || form.isChanged) setCarAskedFor(to);
    else moveTo(to);
  };

  return (
    <>
      <MechanicMark repair={read.repair} />
      <RecordForm
        form={form}
        carId={carId}
        known={{ names, currency: values.currency || currency }}
        doubt={{ question, units, ...(!begun && { onCar: moveWithTyped }) }}
        onStartOver={receipts.drop}
        onSubmit={(element) => save(element, receipts.handOver)}
      >
        {garage.cars.length > 1 && (
          <CarPicker
            cars={garage.cars}
            carId={carId}
            label={t('Which car was repaired?')}
            onChange={chooseCar}
          />
        )}
        <MovesFrom car={garage.cars.find(({ id }) => id === form.movesFrom?.carId)} />
        <RepairFields
          values={values}
          errors={form.errors}
          usualCurrency={currency}
          mileageHint={mileageHint}
          unit={units.distanceUnit}
          suggestions={suggestions}
          onChange={change}
          receipts={
            <div>
              <p className="mb-1.5 text-sm font-medium">{t('Receipts')}</p>
              {receipts.field}
            </div>
          }
          links={
            <>
              <ServedReminders carId={carId} {...reminders} />
              <IssueLinks
                issues={read.offeredIssues}
                links={values.links}
                onChange={(links) => change({ links })}
              />
            </>
          }
        />
        <FormActions
          busy={form.busy}
          saveLabel={t('Save repair')}
          onCancel={form.cancel}
          deletion={
            read.repair && {
              label: t('Delete repair'),
              name: read.repair.title,
              question: deleteQuestion,
              onDelete: () => form.remove(completed.offer),
            }
          }
        />
      </RecordForm>
      <ConfirmDialog
        open={carAskedFor !== null}
        title={t('Changing cars will discard your current edits. Continue?')}
        confirmLabel={t('Continue')}
        cancelLabel={t('Cancel')}
        onConfirm={() => carAskedFor !== null && moveTo(carAskedFor)}
        onCancel={() => setCarAskedFor(null)}
      />
    </>
  );
}
