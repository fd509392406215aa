import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Id } from '#domain/ids.ts';
import {
  activeRecordFilters,
  filterRecords,
  noRecordFilters,
  type RecordFilters,
} from '#domain/repairs/record-rules.ts';
import { carList, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { RecordEntry } from './record-entry.tsx';
import { RecordFiltersPanel } from './record-filters.tsx';
import { useRepairs, useRepairSummary } from './use-repairs.ts';

/** @param newest maximum number of records, with a link to all */
export function RecordTimeline({ carId, newest }: { carId: Id; newest?: number }) {
  const { t, language } = useWords();
  const [filters, setFilters] = useHistoryState('records', noRecordFilters, carId);
  const shopNames = useRepairSummary(carId).data?.shops;
  const shops = useMemo(
    () => (shopNames ?? []).toSorted((a, b) => a.localeCompare(b, language)),
    [shopNames, language],
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
        <ButtonLink variant="quiet" size="small" className="-mt-2 self-start" {...carList(carId, 'repairs')}>
          {t('View All Repairs')}
        </ButtonLink>
      )}
    </div>
  );
}

type ListProps = { carId: Id; filters: RecordFilters; newest: number | undefined };

function Records({ carId, filters, newest, onClear }: ListProps & { onClear: () => void }) {
  const { t } = useWords();
  const [opened, setOpened] = useHistoryState<Id | null>('record', null, carId);
  const toggle = useCallback((id: Id) => setOpened((before) => (before === id ? null : id)), [setOpened]);
  const isFiltered = activeRecordFilters(filters) > 0;
  const query = useRepairs(carId, newest, () => !isFiltered);
  const repairs = query.data;
  const found = useMemo(() => repairs && filterRecords(repairs, filters), [repairs, filters]);
  return (
    <Loaded query={{ ...query, data: found }} skeleton={skeleton}>
      {(shown) =>
        shown.length === 0 ? (
          <NothingFound
            text={isFiltered ? t('No service records match your filters') : t('No service records yet')}
            reset={isFiltered ? { label: t('Clear Filters'), run: onClear } : null}
          />
        ) : (
          <LongList items={shown.slice(0, newest)} entryHeight={88}>
            {(drawn) => (
              <ul>
                {drawn.map((repair) => (
                  <RecordEntry
                    key={repair.id}
                    carId={carId}
                    repair={repair}
                    isOpen={opened === repair.id}
                    onToggle={toggle}
                  />
                ))}
              </ul>
            )}
          </LongList>
        )
      }
    </Loaded>
  );
}

const skeleton = (
  <>
    <Skeleton className="mb-3 h-18" />
    <Skeleton className="h-18" />
  </>
);
