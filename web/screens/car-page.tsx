import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useGarage, useSelectOnOpen } from '#web/cars/garage.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';

type Props = {
  back: { to: string; label: string };
  renderActions?: (car: Car) => ReactNode;
  skeleton: ReactNode;
  children: (car: Car) => ReactNode;
};

export function CarPage({ back, renderActions, skeleton, children }: Props) {
  const { t } = useWords();
  const { carId = '' } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  useSelectOnOpen(carId, garage);
  const car = garage?.cars.find(({ id }) => id === carId);
  if (garage && !car) return <CarMissing />;
  return (
    <Page title={car ? carName(car) : t('Car')} back={back} twoColumns actions={car && renderActions?.(car)}>
      <Loaded query={{ data: car, isError, refetch }} skeleton={skeleton}>
        {children}
      </Loaded>
    </Page>
  );
}
