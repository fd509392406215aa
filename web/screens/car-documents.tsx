import { Plus } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DocumentCards } from './document-cards.tsx';

const skeleton = (
  <>
    <Skeleton className="h-36" />
    <Skeleton className="mt-4 h-36" />
  </>
);

export function CarDocuments({ car }: { car: Car }) {
  const { t } = useWords();
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
      <Loaded query={useRecords(car.id, documentsOf)} skeleton={skeleton}>
        {(documents) => <DocumentCards documents={documents} />}
      </Loaded>
    </TitledPart>
  );
}
