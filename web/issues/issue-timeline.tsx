import { ListFilter, Plus } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry as Entry } from '#domain/issues/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChunkContents, ChunkedList, type ChunkProps } from '#web/ui/chunked-list.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { NotYet } from '#web/ui/not-yet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';
import { IssueEntry } from './issue-entry.tsx';
import { defaultFilters, useIssueMarks, useIssuePage, type IssueFilter } from './issue-page.ts';

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
  /** Without the 'Add New Issue' button (TL-14). */
  hideAdd?: boolean;
  filters?: readonly IssueFilter[];
  /** Only so many of the newest, with a link to all (D73). */
  newest?: number;
};

/** The issues of a car, newest first, with their filters (TL-02, TL-03). */
export function IssueTimeline({ carId, hideAdd, filters: first = defaultFilters, newest }: Props) {
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
      <Issues carId={carId} filters={filters} newest={newest} onRecurrence={setAgain} onReset={reset} />
      {newest !== undefined && (
        <ButtonLink variant="quiet" size="small" className="-mt-2 self-start" to={href('car', { carId })}>
          {t('View All Issues')}
        </ButtonLink>
      )}
      {again && (
        <Suspense>
          <RecurrenceDialog carId={carId} issue={again} onClose={() => setAgain(null)} />
        </Suspense>
      )}
    </div>
  );
}

type ListProps = {
  carId: Id;
  filters: readonly IssueFilter[];
  newest: number | undefined;
  onRecurrence: (issue: Entry) => void;
};

function Issues({ onReset, ...list }: ListProps & { onReset: () => void }) {
  const { carId, filters, newest } = list;
  const { data, isError, isPlaceholderData, refetch } = useIssuePage(carId, filters, { limit: newest });
  const isLong = newest === undefined && !isPlaceholderData && Boolean(data?.next);
  const marks = useIssueMarks(carId, filters, isLong);
  if (!data)
    return (
      <NotYet failed={isError} onRetry={() => void refetch()}>
        {shape}
      </NotYet>
    );
  if (data.issues.length === 0) return <NoIssues isFiltered={filters.length > 0} onReset={onReset} />;
  return (
    <div aria-busy={isPlaceholderData} className={classes(isPlaceholderData && 'opacity-55')}>
      <ChunkedList marks={marks} height={limits.listChunk * ENTRY_HEIGHT}>
        {(chunk) => <IssuesFrom {...list} {...chunk} />}
      </ChunkedList>
    </div>
  );
}

const ENTRY_HEIGHT = 220;

const shape = (
  <>
    <Skeleton className="mb-4 ml-6 h-40" />
    <Skeleton className="mb-4 ml-6 h-40" />
  </>
);

/** One page of them. */
const IssuesFrom = memo(function IssuesFrom({
  carId,
  filters,
  newest,
  cursor,
  minHeight,
  onRecurrence,
}: ListProps & ChunkProps) {
  const { data, isError, refetch } = useIssuePage(carId, filters, { cursor, limit: newest });
  return (
    <ChunkContents
      items={data?.issues.slice(0, newest)}
      failed={isError}
      onRetry={() => void refetch()}
      minHeight={minHeight}
      shape={shape}
    >
      {(drawn) => (
        <ol>
          {drawn.map((issue) => (
            <IssueEntry key={issue.id} carId={carId} issue={issue} onRecurrence={onRecurrence} />
          ))}
        </ol>
      )}
    </ChunkContents>
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
