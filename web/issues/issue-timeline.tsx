import { ListFilter, Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, memo, useDeferredValue, useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry as Entry } from '#domain/issues/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChunkedList, type ChunkProps } from '#web/ui/chunked-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';
import { IssueEntry } from './issue-entry.tsx';
import { defaultFilters, issueQuery, useIssuePage, type IssueFilter } from './issue-page.ts';

const RecurrenceDialog = lazy(() =>
  import('./recurrence-dialog.tsx').then((file) => ({ default: file.RecurrenceDialog })),
);

const filterNames: [IssueFilter, Phrase][] = [
  ['open', 'Open@filter'],
  ['urgent', 'Urgent'],
  ['resolved', 'Resolved@filter'],
  ['partiallyResolved', 'Partially resolved'],
  ['recurring', 'Recurring'],
];

type Props = {
  carId: Id;
  /** Without the 'Add New Issue' button (spec 2.10). */
  hideAdd?: boolean;
  filters?: readonly IssueFilter[];
};

/** The issues of a car, newest first, with their filters (spec 2.10, 4). */
export function IssueTimeline({ carId, hideAdd, filters: first = defaultFilters }: Props) {
  const { t } = useWords();
  const [filters, setFilters] = useState(first);
  const [again, setAgain] = useState<Entry | null>(null);
  const toggle = (filter: IssueFilter) =>
    setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]);
  const reset = useCallback(() => setFilters(defaultFilters), []);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        {!hideAdd && (
          <ButtonLink
            variant="secondary"
            size="small"
            to={href('logSymptom')}
            icon={<Plus aria-hidden="true" className="size-4" />}
          >
            {t('Add New Issue')}
          </ButtonLink>
        )}
        <Disclosure
          label={t('Filter Issues')}
          icon={<ListFilter aria-hidden="true" />}
          count={filters.length}
        >
          <div role="group" aria-label={t('Filter Issues')} className="flex flex-wrap gap-2">
            {filterNames.map(([filter, name]) => (
              <ToggleChip key={filter} pressed={filters.includes(filter)} onToggle={() => toggle(filter)}>
                {t(name)}
              </ToggleChip>
            ))}
          </div>
        </Disclosure>
      </div>
      <div>
        <ChunkedList key={`${carId} ${filters.join()}`}>
          {(chunk) => (
            <Issues carId={carId} filters={filters} onRecurrence={setAgain} onReset={reset} {...chunk} />
          )}
        </ChunkedList>
      </div>
      {again && (
        <Suspense>
          <RecurrenceDialog carId={carId} issue={again} onClose={() => setAgain(null)} />
        </Suspense>
      )}
    </div>
  );
}

const none: readonly Entry[] = [];

type ChunkOfIssues = ChunkProps & {
  carId: Id;
  filters: readonly IssueFilter[];
  onRecurrence: (issue: Entry) => void;
  onReset: () => void;
};

const Issues = memo(function Issues({
  carId,
  filters,
  cursor,
  near,
  onNext,
  onRecurrence,
  onReset,
}: ChunkOfIssues) {
  const { t } = useWords();
  const { data, isError, isPlaceholderData, refetch } = useIssuePage(
    issueQuery(carId, filters, cursor),
    near,
  );
  // Drawn in slices, so that a long page never holds up scrolling on a slow phone.
  const drawn = useDeferredValue(data?.issues ?? none, none);
  const next = isPlaceholderData ? undefined : data?.next;
  useEffect(() => {
    if (next !== undefined) onNext(next);
  }, [next, onNext]);

  if (isError && !data) {
    return (
      <Alert>
        <p>{t('Could not load the data. Please try again.')}</p>
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <AfterMoment label={t('Loading...')}>
        <Skeleton className="mb-4 ml-6 h-40" />
        <Skeleton className="mb-4 ml-6 h-40" />
      </AfterMoment>
    );
  }
  if (cursor === null && data.issues.length === 0)
    return <NoIssues isFiltered={filters.length > 0} onReset={onReset} />;
  return (
    <ol>
      {drawn.map((issue) => (
        <IssueEntry key={issue.id} carId={carId} issue={issue} onRecurrence={onRecurrence} />
      ))}
    </ol>
  );
});

/** Open and Resolved together give nothing (D75): the way back is offered. */
function NoIssues({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col items-center gap-2 py-8 text-center">
      <p className="text-muted">{t('No issues found with current filters')}</p>
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={onReset}>
          {t('Reset filters')}
        </Button>
      )}
    </div>
  );
}
