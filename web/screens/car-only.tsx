import type { ReactNode } from 'react';
import { Navigate } from '#web/platform/router/router.tsx';
import type { Car } from '#domain/cars/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { WaitingOfCar } from './waiting-of-car.tsx';

type Props = {
  title: string;
  back: 'reminders' | 'fills' | 'documents';
  skeleton: ReactNode;
  children: (car: Car) => ReactNode;
};

/** A form of one car; redirects to My Cars if it is unknown. */
export function CarOnly({ title, back, skeleton, children }: Props) {
  const { t } = useWords();
  const { carId, isMissing, query } = useCarOfAddress();
  if (isMissing) return <Navigate replace to={href('cars')} />;
  return (
    <Page title={title} back={{ to: href(back, { carId }), label: t('Back') }} hideNavigation>
      <Loaded query={query} skeleton={skeleton}>
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
