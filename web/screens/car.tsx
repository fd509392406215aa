import { Plus, TriangleAlert, Wrench } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarStatusCard } from '#web/cars/car-status.tsx';
import { OutOfUseCard } from '#web/cars/out-of-use.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { useHasNoIssues } from '#web/issues/use-issues.ts';
import { CurrentMileage } from '#web/mileage/current-mileage.tsx';
import { MileageCard } from '#web/mileage/mileage-card.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { MechanicNews } from '#web/share/mechanic-news.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAfterFirstRender } from '#web/ui/use-after-first-render.ts';
import { CarDetails } from './car-details.tsx';
import { CarLinks } from './car-links.tsx';
import { CarPage } from './car-page.tsx';
import { CarSteps } from './car-steps.tsx';
import { DueReminders } from './due-reminders.tsx';
import { useCarStatus } from './use-car-status.ts';

const CarReadings = lazyDialog(() => import('./car-readings.tsx').then((file) => file.CarReadings));

/** How the car is, at both addresses of its page. */
export function CarScreen() {
  return (
    <CarPage tab="car" skeleton={skeleton}>
      {(car) => <Overview key={car.id} car={car} />}
    </CarPage>
  );
}

export const CarViewScreen = () => <CarScreen />;

const skeleton = (
  <>
    <Skeleton className="h-20" />
    <Skeleton className="mt-4 h-14" />
    <Skeleton className="mt-4 h-64" />
  </>
);

const group = 'flex min-w-0 flex-col gap-4';

/** On a phone the newest records come after frequent actions and before occasional look-ups. */
function Overview({ car }: { car: Car }) {
  const { t } = useWords();
  const lines = useCarStatus()(car);
  const isAfterFirstRender = useAfterFirstRender();
  return (
    <div className="rail:grid rail:grid-cols-2 rail:grid-rows-[auto_1fr] rail:items-start flex flex-col gap-6">
      <div className={group}>
        {/* Why a danger went, or came, while the page was open. */}
        <MechanicNews carId={car.id} />
        <CarStatusCard car={car} lines={lines} steps={<CarSteps car={car} />} heading={t('Health status')} />
        <OutOfUseCard car={car} />
        <CurrentMileage car={car} />
        <DueReminders cars={[car]} carId={car.id} />
        <LogButtons car={car} />
      </div>
      <div className="rail:col-start-2 rail:row-start-1 rail:row-span-2 flex min-w-0 flex-col gap-6">
        <Newest carId={car.id} />
        {isAfterFirstRender && (
          <MileageCard
            carId={car.id}
            renderReadings={(onClose) => <CarReadings carId={car.id} onClose={onClose} />}
          />
        )}
      </div>
      <div className={group}>
        {isAfterFirstRender && (
          <>
            <CarDetails car={car} />
            <CarLinks car={car} />
          </>
        )}
      </div>
    </div>
  );
}

function Newest({ carId }: { carId: Id }) {
  const { t } = useWords();
  return (
    <>
      <TitledPart title={t('Recent problems')} action={<AddIssue carId={carId} />}>
        <RecentIssues carId={carId} />
      </TitledPart>
      <TitledPart title={t('Recent repairs')}>
        <RecentRepairs carId={carId} />
      </TitledPart>
    </>
  );
}

function AddIssue({ carId }: { carId: Id }) {
  const { t } = useWords();
  const isFirst = useHasNoIssues(carId);
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={href('logSymptom')}
      icon={isFirst ? <Plus aria-hidden="true" className="size-4" /> : undefined}
    >
      {isFirst ? t('Log Your First Issue') : t('+ Add New')}
    </ButtonLink>
  );
}

function LogButtons({ car }: { car: Car }) {
  const { t } = useWords();
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink size="small" to={href('logSymptom')} icon={<TriangleAlert {...icon} />}>
        {t('Log Symptom')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        size="small"
        to={href('logRepair', { carId: car.id })}
        icon={<Wrench {...icon} />}
      >
        {t('Log Repair')}
      </ButtonLink>
    </div>
  );
}
