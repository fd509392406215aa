import { ListFilter, Plus } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { IssueFilter } from '#domain/issues/issue-record.ts';
import type { IssueEntry as Entry } from '#domain/issues/schema.ts';
import { carList, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import type { LongList } from '#web/ui/long-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { IssueEntry } from './issue-entry.tsx';
import { IssueFilterChips } from './issue-filter-chips.tsx';
import { defaultFilters, useHasNoIssues, useIssues } from './use-issues.ts';

const RecurrenceDialog = lazyDialog(() =>
  import('./recurrence-dialog.tsx').then((file) => file.RecurrenceDialog),
);

type Props = {
  carId: Id;
  hideAdd?: boolean;
  filters?: readonly IssueFilter[];
  newest?: number;
  /** Home, which shows the newest alone, needs no code of long lists. */
  Listed?: typeof LongList<Entry>;
};

const Whole: typeof LongList<Entry> = ({ items, children }) => <>{children(items, undefined)}</>;

export function IssueTimeline({
  carId,
  hideAdd,
  filters: first = defaultFilters,
  newest,
  Listed = Whole,
}: Props) {
  const { t } = useWords();
  const [filters, setFilters] = useHistoryState('issues', first, carId);
  const [recurring, setRecurring] = useState<Entry | null>(null);
  const reset = useCallback(() => setFilters(defaultFilters), [setFilters]);

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
          count={String(filters) === String(defaultFilters) ? 0 : filters.length}
        >
          {() => <IssueFilterChips filters={filters} onChange={setFilters} />}
        </Disclosure>
      </div>
      <Issues
        carId={carId}
        filters={filters}
        newest={newest}
        Listed={Listed}
        onRecurrence={setRecurring}
        onReset={reset}
      />
      {newest !== undefined && (
        <ButtonLink variant="quiet" size="small" className="-mt-2 self-start" {...carList(carId, 'issues')}>
          {t('View All Issues')}
        </ButtonLink>
      )}
      {recurring && (
        <Suspense>
          <RecurrenceDialog carId={carId} issue={recurring} onClose={() => setRecurring(null)} />
        </Suspense>
      )}
    </div>
  );
}

type ListProps = Required<Pick<Props, 'Listed'>> & {
  carId: Id;
  filters: readonly IssueFilter[];
  newest: number | undefined;
  onRecurrence: (issue: Entry) => void;
};

function Issues({
  carId,
  filters,
  newest,
  Listed,
  onRecurrence,
  onReset,
}: ListProps & { onReset: () => void }) {
  const { t } = useWords();
  const query = useIssues(carId, filters, newest);
  const reset = filters.length > 0 ? { label: t('Clear Filters'), run: onReset } : null;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(issues) =>
        issues.length === 0 ? (
          <NothingHere carId={carId} filters={filters} reset={reset} />
        ) : (
          <Listed items={issues.slice(0, newest)} entryHeight={220}>
            {(drawn) => (
              <ol>
                {drawn.map((issue) => (
                  <IssueEntry key={issue.id} carId={carId} issue={issue} onRecurrence={onRecurrence} />
                ))}
              </ol>
            )}
          </Listed>
        )
      }
    </Loaded>
  );
}

/** Without any problem, shows what to log instead of filters. */
type NothingProps = {
  carId: Id;
  filters: readonly IssueFilter[];
  reset: { label: string; run: () => void } | null;
};

function NothingHere({ carId, filters, reset }: NothingProps) {
  const { t } = useWords();
  const isNew = useHasNoIssues(carId);
  if (isNew === undefined) return skeleton;
  // Nobody chose these filters: what is resolved is not missing.
  const isResolved = !isNew && filters.length === 1 && filters[0] === 'open';
  if (isResolved) return <p className="text-muted py-2">{t('All problems are resolved')}</p>;
  if (!isNew) return <NothingFound text={t('No issues found with current filters')} reset={reset} />;
  return (
    <div className="text-muted py-2">
      <p className="text-text font-medium">{t('No problems logged yet')}</p>
      <p className="mt-1 text-sm">
        {t('When something sounds, smells or feels wrong, log it: you get a first assessment at once.')}
      </p>
    </div>
  );
}

const skeleton = (
  <>
    <Skeleton className="mb-4 ml-6 h-40" />
    <Skeleton className="mb-4 ml-6 h-40" />
  </>
);
