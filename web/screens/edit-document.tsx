import { documentsOf } from '#domain/documents/document-record.ts';
import { useParams } from '#web/platform/router/router.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { CarOnly, RecordOnly } from './car-only.tsx';
import { DocumentForm } from './document-form.tsx';

export function NewDocumentScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('Add document')} back="documents">
      {({ id }) => <DocumentForm key={id} carId={id} document={null} />}
    </CarOnly>
  );
}

/** Redirects to the car's documents if this one is unknown. */
export function EditDocumentScreen() {
  const { t } = useWords();
  const { carId = '', documentId = '' } = useParams();
  const query = useRecord(carId, (records) => documentsOf(records).find(({ id }) => id === documentId));
  return (
    <RecordOnly title={t('Edit document')} back="documents" query={query}>
      {(document, { id }) => <DocumentForm key={documentId} carId={id} document={document} />}
    </RecordOnly>
  );
}
