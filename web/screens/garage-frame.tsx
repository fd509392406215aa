import { QueryClientProvider } from '@tanstack/react-query';
import {
  Car,
  ChartNoAxesColumn,
  Fuel,
  Gauge,
  House,
  MessageCircle,
  Settings,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from '#web/platform/router/router.tsx';
import { currentCarId } from '#domain/cars/rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';
import { ListRow } from '#web/ui/list-row.tsx';
import { Navigation, NavigationSlot } from '#web/ui/navigation.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';

/** Around every screen of a garage: the navigation and what can be added. @param above for all screens */
export function GarageFrame({ above }: { above: ReactNode }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  // The path on which the sheet was opened. Kept outside Suspense, which would close it while a screen loads.
  const [addingOn, setAddingOn] = useState<string | null>(null);
  const close = () => setAddingOn(null);
  return (
    <QueryClientProvider client={queryClient}>
      {above}
      <NavigationSlot value={<MainNavigation onAdd={() => setAddingOn(pathname)} />}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </NavigationSlot>
      <Sheet
        open={addingOn === pathname}
        onClose={close}
        title={t('What would you like to do?')}
        closeLabel={t('Close')}
      >
        <AddChoices onFollow={close} />
      </Sheet>
    </QueryClientProvider>
  );
}

function MainNavigation({ onAdd }: { onAdd: () => void }) {
  const { t } = useWords();
  return (
    <Navigation
      label={t('Main menu')}
      items={[
        { to: href('home'), label: t('Home'), icon: <House /> },
        { to: href('cars'), label: t('My Cars'), icon: <Car /> },
        { to: href('reports'), label: t('Reports'), icon: <ChartNoAxesColumn /> },
        { to: href('settings'), label: t('Settings'), icon: <Settings /> },
      ]}
      addLabel={t('Add')}
      skipLabel={t('Skip to content')}
      onAdd={onAdd}
    />
  );
}

/** Without any car, a repair leads to the empty garage (D23). */
function AddChoices({ onFollow }: { onFollow: () => void }) {
  const { t } = useWords();
  const { data: garage } = useRead('cars.list');
  const carId = garage && currentCarId(garage);
  const iconProps = {
    'aria-hidden': true,
    strokeWidth: 1.75,
    className: 'text-accent size-6 shrink-0',
  } as const;
  return (
    <div className="-mx-2 flex flex-col">
      <ListRow
        onFollow={onFollow}
        to={href('logSymptom')}
        title={t('Log Issue')}
        leading={<TriangleAlert {...iconProps} />}
      />
      <ListRow
        onFollow={onFollow}
        to={garage && !carId ? href('cars') : href('logRepair', { carId })}
        title={t('Log Repair')}
        leading={<Wrench {...iconProps} />}
      />
      <ListRow
        onFollow={onFollow}
        to={carId ? href('newFill', { carId }) : href('cars')}
        title={t('Fill-up')}
        leading={<Fuel {...iconProps} />}
      />
      <ListRow
        onFollow={onFollow}
        to={href('quickMileage')}
        title={t('Mileage')}
        leading={<Gauge {...iconProps} />}
      />
      <ListRow
        onFollow={onFollow}
        to={href('assistant', { carId })}
        title={t('Ask Assistant')}
        leading={<MessageCircle {...iconProps} />}
      />
    </div>
  );
}

function ScreenSkeleton() {
  const { t } = useWords();
  return (
    <Page>
      <DelayedSkeleton label={t('Loading...')}>
        <Skeleton className="my-4 h-8 w-44" />
        <Skeleton className="h-56" />
      </DelayedSkeleton>
    </Page>
  );
}
