import { documentForm, type DocumentFormFields } from '#domain/documents/form.ts';
import {
  documentFormValues,
  newDocumentValues,
  offeredKind,
  type DocumentFormValues,
} from '#domain/documents/form-values.ts';
import { documentKindNames } from '#domain/documents/kind-names.ts';
import type { Document } from '#domain/documents/schema.ts';
import { validityDoubts } from '#domain/doubts/rules.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { withShared } from '#domain/media/incoming-rules.ts';
import { METRIC } from '#domain/units/units.ts';
import { DocumentFields } from '#web/documents/document-fields.tsx';
import { useDocumentWrite } from '#web/documents/use-document-write.ts';
import type { Stored } from '#web/media/upload-outcome.ts';
import { useRecordFiles, withStoredFile } from '#web/media/use-record-files.tsx';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { useSubmission } from '#web/platform/forms/use-submission.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { useCheck } from '#web/ui/use-check.ts';
import { useIncoming } from './use-incoming.ts';

/** `seen` is the document as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = { id: Id; recordId: Id; seen: Document | null; values: DocumentFormValues };
type Change = Partial<DocumentFormValues> & { id?: Id; stored?: Stored };

const change = (draft: Draft, { id = draft.id, stored, ...to }: Change): Draft => {
  const values = { ...draft.values, ...to };
  const files = stored ? withStoredFile(values.files, stored) : values.files;
  return { ...draft, id, values: { ...values, files } };
};

type Props = { carId: Id; document: Document | null; currency: string };

export function DocumentForm({ carId, document, currency }: Props) {
  const { t, language } = useWords();
  const write = useDocumentWrite(carId);
  const removal = useRemoval('documents.delete');
  const key = document ? `edit-document:${document.id}` : `new-document:${carId}`;
  const draft = useDraft<Draft, Change>(key, change, () => ({
    id: document?.id ?? newId(),
    recordId: newId(),
    seen: document,
    values: document
      ? documentFormValues(document, currency, language)
      : newDocumentValues(t(documentKindNames[offeredKind]), currency),
  }));
  const { id, recordId, seen, values } = draft.state;
  const record = seen?.record ?? { id: recordId };
  const { errors, check } = useCheck(values, () =>
    documentForm({ currency: values.currency, today: deviceDay(), record }),
  );
  const incoming = useIncoming({
    kinds: ['picture', 'document'],
    room: limits.filesPerRecord - values.files.length,
    onText: (text) => draft.dispatch({ notes: withShared(values.notes, text) }),
  });
  const files = useRecordFiles({
    purpose: 'document',
    carId,
    files: values.files,
    onChange: (to) => draft.dispatch({ files: to }),
    onStored: (stored) => draft.dispatch({ stored }),
    label: 'Add pictures or a PDF',
    linkLabel: 'Open file {n}',
    offered: incoming,
  });
  const { busy, cancel, run } = useSubmission(href('documents', { carId }), draft.forget);

  const doubts = useDoubts(carId, { source: 'car', sourceId: null });
  const costs = (useRead('documents.list', { carId }).data?.documents ?? []).flatMap((one) =>
    one.id !== id && one.record ? [one.record] : [],
  );
  const isRight = ({ kind, validFrom, validTo, record: paid }: DocumentFormFields, form: HTMLFormElement) => {
    const today = deviceDay();
    const entryOf = (cost: typeof paid) => ({
      date: today,
      mileage: null,
      cost: cost?.cost ?? null,
      currency: cost?.currency ?? currency,
    });
    const days = validityDoubts({ kind, validFrom, validTo }, { today, year: doubts.year, seen });
    // Its own days were asked about.
    const known = { costs, seen: entryOf(seen?.record ?? null) };
    return doubts.accept(entryOf(paid), known, form, days);
  };

  const save = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success || !(await isRight(checked.data, form))) return;
    await run('saving', async () => {
      await files.handOver();
      const { isGivenUp } = seen
        ? await write.change(seen, checked.data)
        : await write.add(id, checked.data, {
            attempts: draft.attempts,
            onRenamed: (renamed) => draft.dispatch({ id: renamed }),
          });
      return isGivenUp ? 'The other version was kept' : 'Document saved';
    });
  };
  const remove = () =>
    run('deleting', async () => {
      await removal.remove({ carId, documentId: id });
      return 'Document deleted';
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <DraftNotice
        wasRestored={draft.wasRestored}
        onStartOver={() => {
          files.drop();
          draft.startOver();
        }}
      />
      <DocumentFields values={values} errors={errors} onChange={draft.dispatch} files={files.field} />
      <FormActions
        busy={busy}
        saveLabel={t('Save document')}
        onCancel={cancel}
        deletion={
          document && {
            label: t('Delete document'),
            question: t(
              'Delete this document? Its reminder goes with it; its cost stays in the service records.',
            ),
            onDelete: remove,
          }
        }
      />
      <DoubtDialog asked={doubts.asked} units={METRIC} />
      <ConflictDialog carId={carId} conflict={write.conflict} procedure="documents.edit" />
    </form>
  );
}
