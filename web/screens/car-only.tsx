import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Car } from '#domain/cars/schema.ts';
import { useGarage, useSelectOnOpen } from '#web/cars/garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';

type Props = {
  title: string;
  back?: 'carView' | 'reminders';
  hideNavigation?: boolean;
  renderActions?: (car: Car) => ReactNode;
  skeleton: ReactNode;
  children: (car: Car) => ReactNode;
};

/** A page of one car; an unknown car leads to My Cars. */
export function CarOnly({ title, back = 'carView', hideNavigation = false, renderActions, ...rest }: Props) {
  const { t } = useWords();
  const { carId = '' } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  useSelectOnOpen(carId, garage);
  const car = garage?.cars.find(({ id }) => id === carId);
  if (garage && !car) return <Navigate replace to={href('cars')} />;
  return (
    <Page
      title={title}
      back={{ to: href(back, { carId }), label: t('Back') }}
      hideNavigation={hideNavigation}
      actions={car && renderActions?.(car)}
    >
      <Loaded query={{ data: car, isError, refetch }} skeleton={rest.skeleton}>
        {rest.children}
      </Loaded>
    </Page>
  );
}
