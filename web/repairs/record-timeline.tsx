import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import {
  activeRecordFilters,
  filterRecords,
  noRecordFilters,
  shopsOf,
} from '#domain/repairs/record-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import type { useRepairs } from './all-repairs.ts';
import { RecordEntry } from './record-entry.tsx';
import { RecordFiltersPanel } from './record-filters.tsx';

type Props = { carId: Id; list: ReturnType<typeof useRepairs> };

/** The service records of a car, newest first, with their filters (spec 2.11). */
export function RecordTimeline({ carId, list }: Props) {
  const { t, language } = useWords();
  const [filters, setFilters] = useState(noRecordFilters);
  const [opened, setOpened] = useState<Id | null>(null);
  const toggle = useCallback((id: Id) => setOpened((before) => (before === id ? null : id)), []);
  const { repairs, isError, retry } = list;
  const shops = useMemo(() => shopsOf(repairs ?? [], language), [repairs, language]);
  const shown = useMemo(() => filterRecords(repairs ?? [], filters), [repairs, filters]);

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
      {isError && <LoadFailed onRetry={retry} />}
      {!repairs && !isError && (
        <AfterMoment label={t('Loading...')}>
          <Skeleton className="mb-3 h-18" />
          <Skeleton className="h-18" />
        </AfterMoment>
      )}
      {repairs && shown.length === 0 && (
        <div className="flex flex-col items-center gap-2 py-8 text-center">
          <p className="text-muted">
            {activeRecordFilters(filters) > 0
              ? t('No service records match your filters')
              : t('No service records yet')}
          </p>
          {activeRecordFilters(filters) > 0 && (
            <Button variant="quiet" size="small" onClick={() => setFilters(noRecordFilters)}>
              {t('Clear Filters')}
            </Button>
          )}
        </div>
      )}
      <ul className="flex flex-col gap-3">
        <GrowingList key={JSON.stringify(filters)} items={shown}>
          {(repair) => (
            <RecordEntry
              key={repair.id}
              carId={carId}
              repair={repair}
              isOpen={opened === repair.id}
              onToggle={toggle}
            />
          )}
        </GrowingList>
      </ul>
    </div>
  );
}
