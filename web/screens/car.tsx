import { TriangleAlert, Wrench } from 'lucide-react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarStatusCard } from '#web/cars/car-status.tsx';
import { OutOfUseCard } from '#web/cars/out-of-use.tsx';
import { CurrentMileage } from '#web/mileage/current-mileage.tsx';
import { MileageCard } from '#web/mileage/mileage-card.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CostBar } from '#web/repairs/cost-bar.tsx';
import { MechanicNews } from '#web/share/mechanic-news.tsx';
import { ShareButton } from '#web/share/share-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAfterFirstRender } from '#web/ui/use-after-first-render.ts';
import { CarDetails } from './car-details.tsx';
import { CarLinks } from './car-links.tsx';
import { CarLists } from './car-lists.tsx';
import { CarMenu } from './car-menu.tsx';
import { CarPage } from './car-page.tsx';
import { CarSteps } from './car-steps.tsx';
import { DueReminders } from './due-reminders.tsx';
import { useCarStatus } from './use-car-status.ts';
import { Figures } from './figures.tsx';

const CarReadings = lazyDialog(() => import('./car-readings.tsx').then((file) => file.CarReadings));

/** Car page with full lists. */
export function CarScreen() {
  const { t } = useWords();
  return <OneCar isWhole back={{ to: href('cars'), label: t('Back to My Cars') }} />;
}

/** Car page with only the newest records of each list. */
export function CarViewScreen() {
  const { t } = useWords();
  return <OneCar isWhole={false} back={{ to: href('home'), label: t('Back') }} />;
}

type Props = { isWhole: boolean; back: { to: string; label: string } };

function OneCar({ isWhole, back }: Props) {
  return (
    <CarPage
      back={back}
      renderActions={(car) => (
        <>
          <ShareButton carId={car.id} title={carName(car)} />
          <CarMenu car={car} />
        </>
      )}
      skeleton={skeleton}
    >
      {(car) => <Parts key={car.id} car={car} isWhole={isWhole} />}
    </CarPage>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-20" />
    <Skeleton className="mt-4 h-14" />
    <Skeleton className="mt-4 h-64" />
  </>
);

const group = 'flex min-w-0 flex-col gap-4';

/** On a phone the lists come after frequent actions and before occasional look-ups. */
function Parts({ car, isWhole }: { car: Car; isWhole: boolean }) {
  const { t } = useWords();
  const lines = useCarStatus()(car);
  const isAfterFirstRender = useAfterFirstRender();
  const figures = (
    <div className={group}>
      <CostBar carId={car.id} />
      <Figures carId={car.id} />
      <MileageCard
        carId={car.id}
        renderReadings={(onClose) => <CarReadings carId={car.id} onClose={onClose} />}
      />
    </div>
  );
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
        <CarLinks car={car} isWhole={isWhole} />
      </div>
      <div className="rail:col-start-2 rail:row-start-1 rail:row-span-2 flex min-w-0 flex-col gap-8">
        {isAfterFirstRender && <CarLists carId={car.id} isWhole={isWhole} />}
        {/* Not below full lists, where nobody would find them. */}
        {isAfterFirstRender && !isWhole && figures}
      </div>
      <div className={group}>
        {isAfterFirstRender && isWhole && figures}
        {isAfterFirstRender && <CarDetails car={car} />}
      </div>
    </div>
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
