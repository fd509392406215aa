import { CarFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';

type Props = {
  title: string;
  twoColumns?: boolean;
  actions?: ReactNode;
  skeleton: ReactNode;
  noCars: ReactNode;
  children: (car: Car, garage: Garage) => ReactNode;
};

export function GaragePage({ title, twoColumns = false, actions, skeleton, noCars, children }: Props) {
  const query = useGarage();
  return (
    <Page title={title} twoColumns={twoColumns} actions={actions}>
      <Loaded query={query} skeleton={skeleton}>
        {(garage) => {
          if (garage.cars.length === 0) return noCars;
          const carId = currentCarId(garage);
          const car = garage.cars.find(({ id }) => id === carId);
          return car && children(car, garage);
        }}
      </Loaded>
    </Page>
  );
}

export function NoCars({ title, addLabel }: { title: string; addLabel: string }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<CarFront strokeWidth={1.5} />}
      title={title}
      action={
        <div className="flex flex-col items-center gap-2">
          <ButtonLink to={href('addCar')}>
            <span className="inline-block first-letter:uppercase">{addLabel}</span>
          </ButtonLink>
          <ButtonLink variant="quiet" to={href('import')}>
            {t('Import from other apps')}
          </ButtonLink>
        </div>
      }
    >
      {t('Add your first car to start tracking its health')}
    </EmptyState>
  );
}
