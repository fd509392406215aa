import type { ReactNode } from 'react';
import { Navigate } from '#web/platform/router/router.tsx';
import type { Car } from '#domain/cars/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded, type Query } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WaitingOfCar } from './waiting-of-car.tsx';

type Props = {
  title: string;
  back: 'reminders' | 'fills' | 'documents';
  children: (car: Car) => ReactNode;
};

export const formSkeleton = <Skeleton className="h-96" />;

/** A form of one car; redirects to My Cars if it is unknown. */
export function CarOnly({ title, back, children }: Props) {
  const { t } = useWords();
  const { carId, isMissing, query } = useCarOfAddress();
  if (isMissing) return <Navigate replace to={href('cars')} />;
  return (
    <Page title={title} back={{ to: href(back, { carId }), label: t('Back') }} hideNavigation>
      <Loaded query={query} skeleton={formSkeleton}>
        {(one) => (
          <>
            <CarDanger car={one} className="mb-4" />
            <WaitingOfCar carId={one.id} />
            {children(one)}
          </>
        )}
      </Loaded>
    </Page>
  );
}

type RecordProps<One> = Omit<Props, 'children'> & {
  query: Query<One | null>;
  children: (record: One, car: Car) => ReactNode;
};

/** A form of one record of a car; redirects to the list if it is unknown. */
export const RecordOnly = <One,>({ query, children, ...page }: RecordProps<One>) => (
  <CarOnly {...page}>
    {(car) => (
      <Loaded query={query} skeleton={formSkeleton}>
        {(one) => (one ? children(one, car) : <Navigate replace to={href(page.back, { carId: car.id })} />)}
      </Loaded>
    )}
  </CarOnly>
);
