import { documentsOf } from '#domain/documents/document-record.ts';
import { Navigate, useParams } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';
import { DocumentForm } from './document-form.tsx';

const skeleton = <Skeleton className="h-96" />;

export function NewDocumentScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('Add document')} back="documents" skeleton={skeleton}>
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
    <CarOnly title={t('Edit document')} back="documents" skeleton={skeleton}>
      {({ id }) => (
        <Loaded query={query} skeleton={skeleton}>
          {(document) =>
            document ? (
              <DocumentForm key={documentId} carId={id} document={document} />
            ) : (
              <Navigate replace to={href('documents', { carId: id })} />
            )
          }
        </Loaded>
      )}
    </CarOnly>
  );
}
