import { Plus } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarCard } from '#web/cars/car-card.tsx';
import { selectCar } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useSetMainCar } from '#web/cars/use-set-main-car.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoCars } from './garage-page.tsx';
import { useCarStatus } from './use-car-status.ts';

export function CarsScreen() {
  const { t } = useWords();
  const query = useGarage();
  const { data: garage } = query;
  const chooseMain = useSetMainCar();
  const makeMain = async (carId: string) => {
    try {
      await chooseMain(carId, garage?.mainCarId ?? null);
      showToast({
        title: t('Main car updated'),
        description: t('This car will now appear first in your home screen'),
      });
    } catch (error) {
      console.warn('The main car could not be saved', error);
      showFailure(t, error);
    }
  };
  const status = useCarStatus();
  const listOf = (cars: readonly Car[], mainCarId: Id | null) => (
    <ul className="rail:grid-cols-2 grid grid-cols-1 gap-4">
      {cars.map((car) => (
        <CarCard
          key={car.id}
          car={car}
          lines={status(car)}
          isMain={car.id === mainCarId}
          onMain={
            car.outOfUse?.reason === 'sold' && car.id !== mainCarId ? null : () => void makeMain(car.id)
          }
          onOpen={() => selectCar(car.id)}
        />
      ))}
    </ul>
  );
  const addCar = (
    <ButtonLink to={href('addCar')} size="small" icon={<Plus aria-hidden="true" className="size-4" />}>
      {t('Add car')}
    </ButtonLink>
  );
  return (
    <Page title={t('My Cars')} twoColumns actions={garage && garage.cars.length > 0 && addCar}>
      <Loaded query={query} skeleton={skeleton}>
        {({ cars, mainCarId }) =>
          cars.length === 0 ? (
            <NoCars title={t('No cars yet')} addLabel={t('Add car')} />
          ) : (
            <>
              <Link to={href('due')} className="text-link mb-2">
                {t('Due dates and documents')}
              </Link>
              {listOf(
                cars.filter((car) => !car.outOfUse),
                mainCarId,
              )}
              {cars.some((car) => car.outOfUse) && (
                <section>
                  <h2 className="text-muted mt-8 mb-3 font-semibold">{t('Not in use')}</h2>
                  {listOf(
                    cars.filter((car) => car.outOfUse),
                    mainCarId,
                  )}
                </section>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-40" />
    <Skeleton className="mt-4 h-40" />
  </>
);
