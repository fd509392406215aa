import { documentsOf } from '#domain/documents/document-record.ts';
import { documentForm, type DocumentFormFields } from '#domain/documents/form.ts';
import {
  documentFormValues,
  newDocumentValues,
  offeredKind,
  repeatedDocumentValues,
} from '#domain/documents/form-values.ts';
import { documentKindNames } from '#domain/documents/kind-names.ts';
import { endedBy } from '#domain/documents/reminder-rules.ts';
import type { Document } from '#domain/documents/schema.ts';
import { validityDoubts } from '#domain/doubts/rules.ts';
import type { Id } from '#domain/ids.ts';
import { METRIC } from '#domain/units/units.ts';
import { DocumentFields } from '#web/documents/document-fields.tsx';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { ServedReminders } from '#web/reminders/served-reminders.tsx';
import { useServedReminders, type Choices } from '#web/reminders/use-served-reminders.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { documentCalls } from '#web/documents/document-calls.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { RecordForm } from '#web/ui/record-form.tsx';
import { SameAgain } from './same-again.tsx';
import { useCarChoice } from './use-car-choice.tsx';
import { useFormFiles } from './use-form-files.ts';

type Props = { carId: Id; document: Document | null };

const newDocumentDraft = (carId: Id) => `new-document:${carId}`;

export function DocumentForm({ carId, document }: Props) {
  const { t, language } = useWords();
  const currency = useCarCurrency(carId);
  const form = useRecordForm(documentCalls(carId), {
    draftKey: document ? `edit-document:${document.id}` : newDocumentDraft(carId),
    record: document,
    initial: () =>
      document
        ? documentFormValues(document, language)
        : newDocumentValues(t(documentKindNames[offeredKind]), ''),
    more: (): { recordId: Id; completes?: Choices } => ({ recordId: newId() }),
    schema: (typed, before, { recordId }) =>
      documentForm({
        currency: typed.currency || currency,
        today: deviceDay(),
        record: before?.record ?? { id: recordId },
      }),
    to: () => href('documents', { carId }),
    saved: t('Document saved'),
    deleted: t('Document deleted'),
  });
  const { id, seen, values } = form;
  const today = deviceDay();
  const choices = form.more.completes ?? {};
  const { complete, ...reminders } = useServedReminders(
    carId,
    {
      // An edit that leaves the end has nothing new to say about other reminders.
      serves: (all) =>
        document !== null && values.validTo === (document.validTo ?? '')
          ? []
          : endedBy(
              all,
              { ...values, validFrom: values.validFrom || null, validTo: values.validTo || null },
              today,
            ),
      doneOn: today,
    },
    choices,
    {},
  );
  const files = useFormFiles({
    purpose: 'document',
    carId,
    files: values.files,
    onChange: (update) => form.change((now) => ({ files: update(now.files) })),
    label: 'Add pictures or a PDF',
    linkLabel: 'Open file {n}',
    text: values.notes,
    onText: (notes) => form.change({ notes }),
  });

  const car = useCarChoice({
    carId,
    form,
    draftKey: newDocumentDraft,
    to: (other) => href('newDocument', { carId: other }),
    edit: null,
    files,
    without: { files: [] },
  });
  const doubts = useDoubts(carId, { source: 'car', sourceId: null });
  const costs = (useRecords(carId, documentsOf).data ?? []).flatMap((one) =>
    one.id !== id && one.record ? [one.record] : [],
  );
  const accept = ({ kind, validFrom, validTo, record }: DocumentFormFields, element: HTMLFormElement) => {
    const entryOf = (cost: typeof record) => ({
      date: today,
      mileage: null,
      cost: cost?.cost ?? null,
      currency: cost?.currency ?? currency,
    });
    const days = validityDoubts({ kind, validFrom, validTo }, { today, year: doubts.year, seen });
    const context = { costs, seen: entryOf(seen?.record ?? null) };
    return doubts.accept(entryOf(record), context, element, days);
  };

  return (
    <RecordForm
      form={form}
      carId={carId}
      doubt={{ question: doubts.question, units: METRIC }}
      onStartOver={files.drop}
      onSubmit={(element) =>
        form.save(element, {
          accept,
          handOver: files.handOver,
          followUp: async ({ isGivenUp }) =>
            isGivenUp ? undefined : complete({ id: null, date: today, mileage: null }),
        })
      }
    >
      {car.field}
      <DocumentFields
        values={values}
        usualCurrency={currency}
        errors={form.errors}
        onChange={form.change}
        files={files.field}
        reminders={
          <ServedReminders
            carId={carId}
            {...reminders}
            onChange={(reminderId, isChosen) =>
              form.keep({ completes: { ...choices, [reminderId]: isChosen } })
            }
          />
        }
      />
      <FormActions
        busy={form.busy}
        saveLabel={t('Save document')}
        onCancel={form.cancel}
        more={
          document && (
            <SameAgain
              draftKey={newDocumentDraft(carId)}
              to={href('newDocument', { carId })}
              values={() => repeatedDocumentValues(document, language, deviceDay())}
            />
          )
        }
        deletion={
          document && {
            label: t('Delete document'),
            name: document.title,
            question: t(
              'Delete this document? Its reminder will be deleted, too; its cost stays in the service records.',
            ),
            onDelete: form.remove,
          }
        }
      />
    </RecordForm>
  );
}
