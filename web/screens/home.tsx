import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { mainCarFirst } from '#domain/cars/rules.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import { CarCarousel } from '#web/cars/car-carousel.tsx';
import { CarTiles } from '#web/cars/car-tiles.tsx';
import { CarStatusCard } from '#web/cars/car-status.tsx';
import { selectCar } from '#web/cars/garage.ts';
import { worseCars } from '#domain/status/status-rules.ts';
import { vocative } from '#domain/language/vocative.ts';
import { limits } from '#domain/limits.ts';
import { CurrentMileage } from '#web/mileage/current-mileage.tsx';
import { inPage } from '#web/platform/api/in-page.ts';
import { keptDemo } from '#web/platform/demo/kept-demo.ts';
import { readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { RepairsStrip } from '#web/repairs/repairs-strip.tsx';
import { MechanicNews } from '#web/share/mechanic-news.tsx';
import { Link } from '#web/ui/link.tsx';
import { laterPart } from '#web/ui/later-part.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { useRail } from '#web/ui/use-rail.ts';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { CarDangers } from './car-dangers.tsx';
import { CarSteps } from './car-steps.tsx';
import { DueReminders } from './due-reminders.tsx';
import { GaragePage, NoCars } from './garage-page.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { useCarStatus } from './use-car-status.ts';
import { useGreetingName } from './use-greeting-name.ts';

const listSkeleton = <Skeleton className="h-40" />;
// Below what is looked at first.
const IssueTimeline = laterPart(
  () => import('#web/issues/issue-timeline.tsx').then((file) => file.IssueTimeline),
  listSkeleton,
);
const HomeFigures = laterPart(
  () => import('./home-figures.tsx').then((file) => file.HomeFigures),
  <>
    <Skeleton className="h-16" />
    <Skeleton className="h-24" />
  </>,
);
const RecordTimeline = laterPart(
  () => import('#web/repairs/record-timeline.tsx').then((file) => file.RecordTimeline),
  listSkeleton,
);

const KeptEntries = lazyPart(
  () => import('./kept-entries.tsx').then((file) => file.KeptEntries),
  showNotLoaded,
);

export function HomeScreen() {
  const { t, language } = useWords();
  const name = useGreetingName();
  return (
    <GaragePage
      title={name ? t('Hello, {name}', { name: vocative(name, language) }) : t('Hello, there')}
      twoColumns
      actions={<SearchLink />}
      skeleton={skeleton}
      noCars={
        <>
          <KeptBefore cars={[]} carId={null} />
          <NoCars title={t('No cars yet')} addLabel={t('add car')} />
        </>
      }
    >
      {(car, garage) => <ChosenCar car={car} garage={garage} />}
    </GaragePage>
  );
}

function KeptBefore(props: ComponentProps<typeof KeptEntries>) {
  const [isKept] = useState(() => !inPage() && (keptDemo() !== null || readVisitorProblems().length > 0));
  return (
    isKept && (
      <Suspense>
        <KeptEntries {...props} />
      </Suspense>
    )
  );
}

function SearchLink() {
  const { t } = useWords();
  return (
    <Link
      to={href('search')}
      aria-label={t('Search all records')}
      title={t('Search all records')}
      className="hover:bg-sunken -mr-2.5 grid size-11 shrink-0 place-items-center rounded-pill"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-6" />
    </Link>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-72" />
    <Skeleton className="mt-4 h-16" />
    <Skeleton className="mt-4 h-40" />
  </>
);

// One column on a phone, so that the strip stays sticky to the end of the page.
const column = 'contents rail:flex rail:min-w-0 rail:flex-col rail:gap-4';

function ChosenCar({ car, garage }: { car: Car; garage: Garage }) {
  const { t } = useWords();
  useMainCarOnArrival(garage);
  const cars = mainCarFirst(garage.cars, garage.mainCarId);
  const carId = car.id;
  const status = useCarStatus();
  const isWide = useRail() && cars.length > 1;
  const shown = { cars, carId, mainCarId: garage.mainCarId, status, onChange: selectCar };
  const tabs = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useHistoryState('tab', 'issues');
  // What is due has a list of its own.
  const lines = status(car).filter(({ kind }, at) => at === 0 || (kind !== 'overdue' && kind !== 'soon'));
  return (
    <div className="rail:grid rail:grid-cols-2 rail:items-start rail:gap-6 flex flex-col gap-4">
      <div className="rail:col-span-2 flex flex-col gap-4 empty:hidden">
        <MechanicNews />
        <KeptBefore cars={cars} carId={carId} />
        <CarDangers cars={worseCars(cars, car, status)} />
        {isWide && <CarTiles {...shown} />}
      </div>
      <div className={column}>
        {!isWide && <CarCarousel {...shown} />}
        <CarStatusCard car={car} lines={lines} steps={<CarSteps car={car} />} />
        <QuickEntries car={car} />
        <RepairsStrip
          carId={carId}
          onOpen={() => {
            setTab('records');
            tabs.current?.scrollIntoView({ block: 'start' });
          }}
        />
        <div className="max-rail:order-1">
          <CurrentMileage car={car} />
        </div>
      </div>
      <div className={column}>
        <DueReminders cars={cars} carId={null} />
        <HomeFigures key={carId} car={car} />
      </div>
      <div ref={tabs} className="rail:col-span-2 max-rail:order-2 scroll-mt-20">
        <h2 className="sr-only">{t('Records for the car')}</h2>
        <TabStrip
          label={t('Records for the car')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'issues', label: t('Issues') },
            { value: 'records', label: t('Service Records') },
          ]}
        >
          {tab === 'issues' ? (
            <IssueTimeline key={carId} carId={carId} newest={limits.newestShown} />
          ) : (
            <RecordTimeline key={carId} carId={carId} newest={limits.newestShown} />
          )}
        </TabStrip>
      </div>
    </div>
  );
}

/** Selects the main car on every visit, but not on back or forward navigation. */
function useMainCarOnArrival({ mainCarId }: Garage): void {
  const [hasArrived, setArrived] = useHistoryState('arrived', false);
  useEffect(() => {
    if (!hasArrived && mainCarId) selectCar(mainCarId);
    setArrived(true);
  }, [hasArrived, setArrived, mainCarId]);
}
