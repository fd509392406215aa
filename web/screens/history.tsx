import { ClipboardList } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { carSpecs } from '#domain/cars/specs.ts';
import {
  choicesOf,
  costsTogether,
  filterHistory,
  historyOf,
  noHistoryFilters,
  type HistoryEntry,
} from '#domain/history/history-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { withoutSlips } from '#domain/search/match-rules.ts';
import { correctedText } from '#domain/search/query-rules.ts';
import { withUnits } from '#domain/units/words.ts';
import { href, listOf, type CarList } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useLocation } from '#web/platform/router/router.tsx';
import { totalText } from '#web/repairs/money-text.ts';
import { useTerms } from '#web/search/use-search.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { useRail } from '#web/ui/use-rail.ts';
import { CarPage } from './car-page.tsx';
import { HistoryFields } from './history-fields.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { useHistoryKeys } from './use-history-keys.ts';

/** Each is a change of its own. */
const SORTED_AT_ONCE = 50;

const KindOfMany = lazyDialog(() => import('#web/repairs/kind-of-many.tsx').then((file) => file.KindOfMany));
const CarReadings = lazyDialog(() => import('./car-readings.tsx').then((file) => file.CarReadings));

const skeleton = <Skeleton className="h-96" />;

export const HistoryScreen = () => (
  <CarPage tab="history" skeleton={skeleton}>
    {(car) => <History key={car.id} car={car} />}
  </CarPage>
);

/** The page around it is drawn again when the garage was asked for: thousands of records are not gone through for that. */
const History = memo(function History({ car }: { car: Car }) {
  const query = useRecords(car.id, historyOf);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(entries) => (entries.length === 0 ? <Empty car={car} /> : <Entries car={car} entries={entries} />)}
    </Loaded>
  );
});

function Empty({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<ClipboardList strokeWidth={1.5} />}
      title={t('No records yet')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={href('logSymptom')}>{t('Log an Issue')}</ButtonLink>
          <ButtonLink variant="secondary" to={href('logRepair', { carId: car.id })}>
            {t('Log a Repair')}
          </ButtonLink>
        </div>
      }
    />
  );
}

const startOf: Record<CarList, typeof noHistoryFilters> = {
  issues: { ...noHistoryFilters, kinds: ['issue'] },
  repairs: { ...noHistoryFilters, kinds: ['repair'] },
};

const nothingOf: Record<string, Phrase> = {
  issue: 'No issues found with current filters',
  repair: 'No service records match your filters',
};

function Entries({ car, entries }: { car: Car; entries: readonly HistoryEntry[] }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const list = listOf(useLocation().state);
  const start = list ? startOf[list] : noHistoryFilters;
  const [filters, setFilters] = useHistoryState('filters', start, car.id);
  const [text, setText] = useHistoryState('words', '', car.id);
  const [isCorrecting, setCorrecting] = useState(false);
  const [isSorting, setSorting] = useState(false);
  const typed = useTerms(useDeferredValue(text));
  const terms = useMemo(() => withoutSlips(typed, entries, []), [typed, entries]);
  const found = useMemo(() => filterHistory(entries, filters, terms), [entries, filters, terms]);
  const { field, onKeyDown } = useHistoryKeys(() => setText(''));
  const kindsLeft = filters.kinds.length > 0 ? filters.kinds : [...choicesOf(entries).kinds];
  const clear = () => {
    setFilters(noHistoryFilters);
    setText('');
  };
  const shown = { entries: found, words, terms, onReading: () => setCorrecting(true) };
  const isWide = useRail();
  // Not of all at once: of those that were looked for.
  const unsorted =
    found.length < entries.length
      ? found
          .flatMap((one) => (one.kind === 'repair' && one.type === null ? [one.id] : []))
          .slice(0, SORTED_AT_ONCE)
      : [];
  return (
    <div role="presentation" onKeyDown={onKeyDown} className="flex flex-col gap-4">
      <PaperHead car={car} />
      <HistoryFields
        entries={entries}
        filters={filters}
        text={text}
        field={field}
        onFilters={setFilters}
        onText={setText}
      >
        <p role="status" className="text-muted tabular min-w-0 grow basis-[9rem] text-sm">
          <Sum entries={found} corrected={correctedText(typed, terms)} />
        </p>
        {isWide && <PrintButton />}
      </HistoryFields>
      {unsorted.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="no-print -ml-4 self-start"
          onClick={() => setSorting(true)}
        >
          {`${t('Set the missing kind')}: ${t('{n} repairs', { n: unsorted.length })}`}
        </Button>
      )}
      {found.length === 0 ? (
        <NothingFound
          text={t(nothingOf[kindsLeft.join()] ?? 'Nothing found')}
          reset={{ label: t('Clear Filters'), run: clear }}
        />
      ) : isWide ? (
        <HistoryTable {...shown} carId={car.id} />
      ) : (
        <HistoryList {...shown} />
      )}
      {isSorting && (
        <Suspense>
          <KindOfMany carId={car.id} ids={unsorted} onClose={() => setSorting(false)} />
        </Suspense>
      )}
      {isCorrecting && (
        <Suspense>
          <CarReadings carId={car.id} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** On paper: of which car this is, and of which day. */
function PaperHead({ car }: { car: Car }) {
  const words = withUnits(useWords(), car);
  const { t, language } = words;
  const facts = carSpecs(car, words, ['licensePlate', 'vin', 'mileage']);
  return (
    <p className="tabular hidden print:block">
      {[
        `${car.brand} ${car.model}, ${car.year}`,
        ...facts.map(({ label, value }) => `${label} ${value}`),
        t('Printed on {date}', { date: formatDay(deviceDay(), language) }),
      ].join(' · ')}
    </p>
  );
}

function Sum({ entries, corrected }: { entries: readonly HistoryEntry[]; corrected: string | null }) {
  const { t, language } = useWords();
  const totals = costsTogether(entries);
  return [
    t('{n} records found', { n: entries.length }),
    totals.length > 0 && `${t('Total')}: ${totalText(totals, '', language)}`,
    entries.length > 0 && corrected !== null && t('Searched for: {text}', { text: corrected }),
  ]
    .filter(Boolean)
    .join(' · ');
}
