import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useNavigate } from '#web/platform/router/router.tsx';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { pageBefore } from '#web/platform/history-trail.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Children = (car: Car) => ReactNode;

/** Home-screen shortcuts name no car, so they use the one selected last. */
function OfCurrentCar({ title, children }: { title: string; children: Children }) {
  const { t } = useWords();
  const query = useGarage();
  return (
    <Page title={title} back={{ to: href('home'), label: t('Back') }} hideNavigation>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {(garage) => <CarOnceKnown garage={garage}>{children}</CarOnceKnown>}
      </Loaded>
    </Page>
  );
}

/** A late selection must not switch the car while the user is typing. */
function CarOnceKnown({ garage, children }: { garage: Garage; children: Children }) {
  const [id] = useState(() => currentCarId(garage));
  const car = garage.cars.find((one) => one.id === id);
  return car ? children(car) : <Navigate replace to={href('cars')} />;
}

export function QuickFillScreen() {
  const { t } = useWords();
  return (
    <OfCurrentCar title={t('Add fill-up')}>
      {({ id }) => <Navigate replace to={href('newFill', { carId: id })} />}
    </OfCurrentCar>
  );
}

export function QuickMileageScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const leave = () => (pageBefore() === null ? navigate(href('home'), { replace: true }) : navigate(-1));
  return (
    <OfCurrentCar title={t('Mileage')}>
      {(car) => (
        <>
          <CarDanger car={car} />
          <Suspense>
            <MileageDialog car={car} onClose={leave} />
          </Suspense>
        </>
      )}
    </OfCurrentCar>
  );
}
