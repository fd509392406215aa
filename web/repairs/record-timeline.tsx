import { Plus } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { activeRecordFilters, noRecordFilters, type RecordFilters } from '#domain/repairs/record-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChunkContents, ChunkedList, type ChunkProps } from '#web/ui/chunked-list.tsx';
import { classes } from '#web/ui/classes.ts';
import { NotYet } from '#web/ui/not-yet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RecordEntry } from './record-entry.tsx';
import { RecordFiltersPanel } from './record-filters.tsx';
import { useRepairMarks, useRepairPage } from './repair-page.ts';
import { useRepairSummary } from './repair-summary.ts';

/**
 * The service records of a car, newest first, with their filters (SVC-01, SVC-03).
 * @param newest only so many, with a link to all (D73)
 */
export function RecordTimeline({ carId, newest }: { carId: Id; newest?: number }) {
  const { t, language } = useWords();
  const [filters, setFilters] = useState(noRecordFilters);
  const known = useRepairSummary(carId).data?.shops;
  const shops = useMemo(
    () => (known ?? []).toSorted((a, b) => a.localeCompare(b, language)),
    [known, language],
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink
          variant="secondary"
          size="small"
          to={href('logRepair', { carId })}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('Add Record')}
        </ButtonLink>
        <RecordFiltersPanel filters={filters} shops={shops} onChange={setFilters} />
      </div>
      <Records carId={carId} filters={filters} newest={newest} onClear={() => setFilters(noRecordFilters)} />
      {newest !== undefined && (
        <ButtonLink variant="quiet" size="small" className="-mt-2 self-start" to={href('car', { carId })}>
          {t('View All Repairs')}
        </ButtonLink>
      )}
    </div>
  );
}

type ListProps = { carId: Id; filters: RecordFilters; newest: number | undefined };

function Records({ carId, filters, newest, onClear }: ListProps & { onClear: () => void }) {
  const { t } = useWords();
  const [opened, setOpened] = useState<Id | null>(null);
  const toggle = useCallback((id: Id) => setOpened((before) => (before === id ? null : id)), []);
  const { data, isError, isPlaceholderData, refetch } = useRepairPage(carId, filters, {
    limit: newest,
  });
  const isLong = newest === undefined && !isPlaceholderData && Boolean(data?.next);
  const marks = useRepairMarks(carId, filters, isLong);
  if (!data)
    return (
      <NotYet failed={isError} onRetry={() => void refetch()}>
        {shape}
      </NotYet>
    );
  if (data.repairs.length === 0) {
    const isFiltered = activeRecordFilters(filters) > 0;
    return (
      <div className="flex flex-col items-center gap-2 py-8 text-center">
        <p className="text-muted">
          {isFiltered ? t('No service records match your filters') : t('No service records yet')}
        </p>
        {isFiltered && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('Clear Filters')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={classes(isPlaceholderData && 'opacity-55')}>
      <ChunkedList marks={marks} height={limits.listChunk * ENTRY_HEIGHT}>
        {(chunk) => (
          <RecordsFrom
            carId={carId}
            filters={filters}
            newest={newest}
            {...chunk}
            opened={opened}
            onToggle={toggle}
          />
        )}
      </ChunkedList>
    </div>
  );
}

const ENTRY_HEIGHT = 88;

const shape = (
  <>
    <Skeleton className="mb-3 h-18" />
    <Skeleton className="h-18" />
  </>
);

/** One page of them. */
const RecordsFrom = memo(function RecordsFrom({
  carId,
  filters,
  newest,
  cursor,
  minHeight,
  opened,
  onToggle,
}: ListProps & ChunkProps & { opened: Id | null; onToggle: (id: Id) => void }) {
  const { data, isError, refetch } = useRepairPage(carId, filters, { cursor, limit: newest });
  return (
    <ChunkContents
      items={data?.repairs.slice(0, newest)}
      failed={isError}
      onRetry={() => void refetch()}
      minHeight={minHeight}
      shape={shape}
    >
      {(drawn) => (
        <ul>
          {drawn.map((repair) => (
            <RecordEntry
              key={repair.id}
              carId={carId}
              repair={repair}
              isOpen={opened === repair.id}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </ChunkContents>
  );
});
