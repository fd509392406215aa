import { CarFront } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { currentCarId, mainCarFirst } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import { CarCarousel } from '#web/cars/car-carousel.tsx';
import { HealthBanner, OpenIssuesCard } from '#web/cars/car-health.tsx';
import { useChooseCar, useGarage } from '#web/cars/garage.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { limits } from '#domain/limits.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { RepairsStrip } from '#web/repairs/repairs-strip.tsx';
import { MechanicNews } from '#web/share/mechanic-news.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotYet } from '#web/ui/not-yet.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { useGreetingName } from './use-greeting-name.ts';

// Behind a tab: fetched when it is first opened.
const RecordTimeline = lazy(() =>
  import('#web/repairs/record-timeline.tsx').then((file) => ({ default: file.RecordTimeline })),
);

export function HomeScreen() {
  const { t } = useWords();
  const name = useGreetingName();
  const { data: garage, isError, refetch } = useGarage();
  // Drawn in small pieces: at once it would hold up a slow phone.
  const isDrawn = useDeferredValue(garage !== undefined);
  return (
    <Page title={name ? t('Hello, {name}', { name }) : t('Hello, there')}>
      {garage && isDrawn ? (
        garage.cars.length === 0 ? (
          <NoCars />
        ) : (
          <Cars garage={garage} />
        )
      ) : (
        <NotYet failed={isError} onRetry={() => void refetch()}>
          <Skeleton className="h-72" />
          <Skeleton className="mt-4 h-16" />
          <Skeleton className="mt-4 h-40" />
        </NotYet>
      )}
    </Page>
  );
}

function NoCars() {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<CarFront strokeWidth={1.5} />}
      title={t('No cars yet')}
      action={<ButtonLink to={href('addCar')}>{t('add car')}</ButtonLink>}
    >
      {t('Add your first car to start tracking its health')}
    </EmptyState>
  );
}

function Cars({ garage }: { garage: Garage }) {
  const { t } = useWords();
  const choose = useChooseCar();
  useMainCarOnArrival(garage, choose);
  const cars = mainCarFirst(garage.cars, garage.mainCarId);
  const carId = currentCarId(garage) ?? '';
  const car = garage.cars.find(({ id }) => id === carId);
  const tabs = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('issues');
  if (!car) return null;
  return (
    <div className="flex flex-col gap-4">
      <MechanicNews />
      <CarCarousel cars={cars} carId={carId} mainCarId={garage.mainCarId} onChange={choose} />
      <RepairsStrip
        carId={carId}
        onOpen={() => {
          setTab('records');
          tabs.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <OpenIssuesCard facts={car.health} />
      <HealthBanner facts={car.health} />
      <div ref={tabs} className="scroll-mt-20">
        <h2 className="sr-only">{t('Records of the car')}</h2>
        <TabStrip
          label={t('Records of the car')}
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
            <Suspense fallback={<Skeleton className="h-40" />}>
              <RecordTimeline key={carId} carId={carId} newest={limits.newestShown} />
            </Suspense>
          )}
        </TabStrip>
      </div>
    </div>
  );
}

/** Every visit begins with the main car (D28); coming back to the page leaves it as it was. */
function useMainCarOnArrival({ mainCarId }: Garage, choose: (carId: string) => void): void {
  const isReturn = useNavigationType() === 'POP' && history.state?.idx !== 0 && history.state !== null;
  const done = useRef(false);
  useEffect(() => {
    if (!done.current && !isReturn && mainCarId) choose(mainCarId);
    done.current = true;
  }, [isReturn, mainCarId, choose]);
}
