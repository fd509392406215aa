import { Navigate, useParams } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';
import { DocumentForm } from './document-form.tsx';

const skeleton = <Skeleton className="h-96" />;

export function NewDocumentScreen() {
  const { t } = useWords();
  const settings = useRead('settings.read');
  return (
    <CarOnly title={t('Add document')} back="documents" hideNavigation skeleton={skeleton}>
      {({ id }) => (
        <Loaded query={settings} skeleton={skeleton}>
          {({ currency }) => <DocumentForm key={id} carId={id} document={null} currency={currency} />}
        </Loaded>
      )}
    </CarOnly>
  );
}

/** Redirects to the car's documents if this one is unknown. */
export function EditDocumentScreen() {
  const { t } = useWords();
  const { carId = '', documentId = '' } = useParams();
  const settings = useRead('settings.read');
  const query = useRead('documents.list', { carId });
  return (
    <CarOnly title={t('Edit document')} back="documents" hideNavigation skeleton={skeleton}>
      {({ id }) => (
        <Loaded query={query} skeleton={skeleton}>
          {({ documents }) => {
            const document = documents.find((one) => one.id === documentId);
            if (!document) return <Navigate replace to={href('documents', { carId: id })} />;
            return (
              <Loaded query={settings} skeleton={skeleton}>
                {({ currency }) => (
                  <DocumentForm key={documentId} carId={id} document={document} currency={currency} />
                )}
              </Loaded>
            );
          }}
        </Loaded>
      )}
    </CarOnly>
  );
}
