import { ListFilter } from 'lucide-react';
import { Suspense, type ComponentProps } from 'react';
import { activeRecordFilters } from '#domain/repairs/record-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const RecordFilterFields = lazyPart(
  () => import('./record-filter-fields.tsx').then((file) => file.RecordFilterFields),
  showNotLoaded,
);

export function RecordFiltersPanel(props: ComponentProps<typeof RecordFilterFields>) {
  const { t } = useWords();
  return (
    <Disclosure
      label={t('Filter Records')}
      icon={<ListFilter aria-hidden="true" />}
      count={activeRecordFilters(props.filters)}
    >
      {() => (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <RecordFilterFields {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}
