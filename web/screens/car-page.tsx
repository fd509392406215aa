import type { ReactNode } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
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
  const { car, isMissing, query } = useCarOfAddress();
  if (isMissing) return <CarMissing />;
  return (
    <Page title={car ? carName(car) : t('Car')} back={back} twoColumns actions={car && renderActions?.(car)}>
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </Page>
  );
}
