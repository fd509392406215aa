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
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { OutboxLine } from '#web/outbox/outbox-line.tsx';
import { waitForAccountChanges } from '#web/platform/account/change-lock.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { queryClient, useRead } from '#web/platform/reads/query.ts';
import { currentSession, onSignedOut, useSession } from '#web/platform/session/session-store.ts';
import { PolicyNotice } from '#web/settings/policy-notice.tsx';
import { useAccountChoices } from '#web/settings/use-account-choices.ts';
import { ListRow } from '#web/ui/list-row.tsx';
import { Navigation, NavigationSlot } from '#web/ui/navigation.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';

/** Around every screen behind the gate (NAV-04). */
onSignedOut(() => {
  import('#web/platform/storage/incoming.ts')
    .then(({ forgetIncoming }) => forgetIncoming())
    .catch((error: unknown) => console.warn('What was shared could not be removed', error));
});

export function SignedInLayout() {
  const { t } = useWords();
  const { pathname } = useLocation();
  // The path on which the sheet was opened. Kept outside Suspense, which would close it while a screen loads.
  const [addingOn, setAddingOn] = useState<string | null>(null);
  const close = () => setAddingOn(null);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountChoices />
      <OutboxLine />
      <PolicyNotice />
      <LiveChanges />
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

function AccountChoices() {
  useAccountChoices();
  const userId = useSession().session?.user.id;
  useEffect(() => outbox.resume(), [userId]);
  useEffect(() => {
    // Delayed: the worker precaches the whole app for an offline start.
    const timer = setTimeout(
      () => void import('#web/platform/pwa.ts').then((pwa) => pwa.startWorker()),
      2_000,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(() => void startNotices(userId), NOTICES_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}

async function startNotices(userId: Id): Promise<void> {
  const { keepNotices } = await import('#web/notices/keep-notices.ts');
  // The session may end with a change that is under way.
  await waitForAccountChanges();
  if (currentSession().session?.user.id === userId) await keepNotices(userId);
}

/** After the worker and the live connection. */
const NOTICES_DELAY_MS = 4_000;

/** Live updates (D100), started once the first screen has loaded. */
function LiveChanges() {
  useEffect(() => {
    const loadedAt = Date.now();
    let stop = () => {};
    const timer = setTimeout(() => {
      let isUnmounted = false;
      stop = () => void (isUnmounted = true);
      import('#web/platform/live/follow-changes.ts').then(
        ({ followChanges }) => {
          if (!isUnmounted) stop = followChanges(loadedAt);
        },
        // Offline, or the server was updated: the page works without.
        (error: unknown) => console.warn('Live updates could not be started', error),
      );
    }, LIVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}

/** Until then the first screen has the network for itself. */
const LIVE_DELAY_MS = 1_000;

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
