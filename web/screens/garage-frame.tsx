import { QueryClientProvider } from '@tanstack/react-query';
import { Car, ChartNoAxesColumn, House, Settings } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { carsOf } from '#domain/cars/car-record.ts';
import { Outlet, useLocation } from '#web/platform/router/router.tsx';
import { carAddresses, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { OnlyCharged } from '#web/platform/language/only-charged.tsx';
import { useShownRecords } from '#web/platform/records/use-records.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { OpenedShareDialog } from '#web/share/opened-share-dialog.tsx';
import { lazyDialog, lazyPart } from '#web/ui/lazy-part.tsx';
import { HasNavigation, Navigation } from '#web/ui/navigation.tsx';
import { Page } from '#web/ui/page.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { useRail } from '#web/ui/use-rail.ts';

const AddSheet = lazyDialog(() => import('./add-sheet.tsx').then((file) => file.AddSheet));

const PageKeys = lazyPart(
  () => import('./page-keys.tsx').then((file) => file.PageKeys),
  () => {},
);

/** Navigation and add button around every screen. @param above shown above each screen */
export function GarageFrame({ above }: { above: ReactNode }) {
  const { pathname } = useLocation();
  // Path on which the sheet was opened. Outside Suspense, which would close it while a screen loads.
  const [addingOn, setAddingOn] = useState<string | null>(null);
  const hasRail = useRail();
  // Outside the screens: a new one must not remove the button that is being pressed.
  const navigation = <MainNavigation onAdd={() => setAddingOn(pathname)} />;
  return (
    <Garage>
      {above}
      {hasRail && navigation}
      <HasNavigation value>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </HasNavigation>
      {!hasRail && navigation}
      <OpenedShareDialog />
      {hasRail && (
        <Suspense>
          <PageKeys />
        </Suspense>
      )}
      {addingOn === pathname && (
        <Suspense>
          <AddSheet onClose={() => setAddingOn(null)} />
        </Suspense>
      )}
    </Garage>
  );
}

function Garage({ children }: { children: ReactNode }) {
  const cars = carsOf(useShownRecords());
  return (
    <QueryClientProvider client={queryClient}>
      <OnlyCharged value={cars.length > 0 && cars.every(({ fuelType }) => fuelType === 'electric')}>
        {children}
      </OnlyCharged>
    </QueryClientProvider>
  );
}

function MainNavigation({ onAdd }: { onAdd: () => void }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <Navigation
      label={t('Main menu')}
      items={[
        { to: href('home'), label: t('Home'), icon: <House /> },
        { to: href('cars'), label: t('My Cars'), icon: <Car />, isHere: carAddresses(pathname).length > 0 },
        { to: href('reports'), label: t('Reports'), icon: <ChartNoAxesColumn /> },
        { to: href('settings'), label: t('Settings'), icon: <Settings /> },
      ]}
      addLabel={t('Add')}
      skipLabel={t('Skip to content')}
      onAdd={onAdd}
    />
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
