import { ClipboardList } from 'lucide-react';
import { Suspense } from 'react';
import type { Car, Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarPhoto } from '#web/cars/car-photo.tsx';
import { CarSpecs } from '#web/cars/car-specs.tsx';
import { CarStatusLine } from '#web/cars/car-status.tsx';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { selectCar } from '#web/cars/garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ReportCard } from '#web/reports/report-card.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { CostBar } from '#web/repairs/cost-bar.tsx';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { laterPart } from '#web/ui/later-part.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { GaragePage, NoCars } from './garage-page.tsx';
import { ReportTimeline, type TimelineKind } from './report-timeline.tsx';
import { useCarStatus } from './use-car-status.ts';

const CostsOf = lazyPart(
  () => import('#web/reports/costs-of.tsx').then((file) => file.CostsOf),
  showNotLoaded,
);

const FiguresCard = laterPart(
  () => import('#web/reports/figures-card.tsx').then((file) => file.FiguresCard),
  <Skeleton className="h-96" />,
);

export function ReportsScreen() {
  const { t } = useWords();
  return (
    <GaragePage
      title={t('Reports')}
      twoColumns
      skeleton={skeleton}
      noCars={<NoCars title={t('No records yet')} addLabel={t('Add car')} />}
    >
      {(car, garage) => <Report car={car} garage={garage} />}
    </GaragePage>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-40" />
    <Skeleton className="mt-5 h-72" />
  </>
);

function Report({ car, garage }: { car: Car; garage: Garage }) {
  const { t } = useWords();
  const [tab, setTab] = useHistoryState('tab', 'overview');
  const lines = useCarStatus()(car);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <CarSwitcher cars={garage.cars} carId={car.id} label={t('Choose a car')} onChange={selectCar} />
        {garage.cars.length > 1 && (
          <ButtonLink to={href('costs')} variant="secondary" size="small">
            {t('Costs by car')}
          </ButtonLink>
        )}
      </div>
      <CarStatusLine lines={lines} health={car.health} />
      <TabStrip
        label={t('Reports')}
        tabs={[
          { value: 'overview', label: t('Overview') },
          { value: 'costs', label: t('Costs') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'costs' ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <CostsOf key={car.id} cars={[car]} />
          </Suspense>
        ) : (
          <div className="rail:grid rail:grid-cols-[5fr_7fr] rail:items-start flex flex-col gap-6">
            <div className="flex flex-col gap-4">
              <Overview car={car} />
            </div>
            <Records key={car.id} car={car} />
          </div>
        )}
      </TabStrip>
    </div>
  );
}

function Overview({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <>
      <Card>
        <div className="flex items-center gap-4">
          <CarPhoto car={car} className="rounded-small size-16" />
          <h2 className="min-w-0 text-lg font-semibold">{t('Car Overview')}</h2>
        </div>
        <div className="border-line mt-4 border-t pt-4">
          <CarSpecs car={car} />
        </div>
      </Card>
      <Newest carId={car.id} />
      <ReportCard car={car} />
      <CostBar carId={car.id} />
      <FiguresCard carId={car.id} />
    </>
  );
}

function Newest({ carId }: { carId: Id }) {
  const { t } = useWords();
  // On paper the timeline has them.
  return (
    <>
      <section className="no-print">
        <h2 className="mb-2 text-lg font-semibold">{t('Recent problems')}</h2>
        <RecentIssues carId={carId} />
      </section>
      <section className="no-print">
        <h2 className="mb-2 text-lg font-semibold">{t('Recent repairs')}</h2>
        <RecentRepairs carId={carId} />
      </section>
    </>
  );
}

function Records({ car }: { car: Car }) {
  const { t } = useWords();
  const [shown, setShown] = useHistoryState<TimelineKind>('timeline', 'all', car.id);
  const toggles: [TimelineKind, string][] = [
    ['all', t('All')],
    ['issues', t('Issues')],
    ['repairs', t('Repairs')],
  ];
  return (
    <section aria-label={t('Timeline')} className="min-w-0">
      <h2 className="mb-3 text-lg font-semibold">{t('Timeline')}</h2>
      <div role="group" aria-label={t('Timeline')} className="mb-4 flex flex-wrap gap-2">
        {toggles.map(([value, label]) => (
          <ToggleChip key={value} pressed={shown === value} onToggle={() => setShown(value)}>
            {label}
          </ToggleChip>
        ))}
      </div>
      <ReportTimeline carId={car.id} kind={shown} empty={<NoRecords carId={car.id} shown={shown} />} />
    </section>
  );
}

function NoRecords({ carId, shown }: { carId: Id; shown: TimelineKind }) {
  const { t } = useWords();
  const titles = {
    all: t('No records yet'),
    issues: t('No problems logged yet'),
    repairs: t('No repairs yet'),
  };
  return (
    <EmptyState
      icon={<ClipboardList strokeWidth={1.5} />}
      title={titles[shown]}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {shown !== 'repairs' && <ButtonLink to={href('logSymptom')}>{t('Log an Issue')}</ButtonLink>}
          {shown !== 'issues' && (
            <ButtonLink
              variant={shown === 'repairs' ? 'primary' : 'secondary'}
              to={href('logRepair', { carId })}
            >
              {t('Log a Repair')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
