import { CarFront } from 'lucide-react';
import { Navigate, useNavigate, useParams } from '#web/platform/router/router.tsx';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { useSelectOnOpen } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadState } from '#web/ui/load-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AssistantChat } from './assistant-chat.tsx';

/** Without a car in the address, the current one. */
export function AssistantScreen() {
  const { t } = useWords();
  const { data: garage, isError, refetch } = useGarage();
  if (garage && garage.cars.length > 0) return <CarAssistant garage={garage} />;
  return (
    <Page
      title={t('Car assistant')}
      back={{ to: href('start'), label: t('Back'), always: true }}
      hideNavigation
    >
      {garage ? (
        <EmptyState
          icon={<CarFront strokeWidth={1.5} />}
          title={t('No cars found')}
          action={<ButtonLink to={href('addCar')}>{t('Add Your First Car')}</ButtonLink>}
        />
      ) : (
        <LoadState failed={isError} onRetry={() => void refetch()}>
          <Skeleton className="h-12" />
          <Skeleton className="mt-5 h-60" />
        </LoadState>
      )}
    </Page>
  );
}

function CarAssistant({ garage }: { garage: Garage }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { carId } = useParams();
  useSelectOnOpen(carId, garage);
  const car = garage.cars.find(({ id }) => id === (carId ?? currentCarId(garage)));
  if (!car) return <Navigate replace to={href('assistant', {})} />;
  return (
    <AssistantChat
      key={car.id}
      car={car}
      switcher={
        <CarSwitcher
          cars={garage.cars}
          carId={car.id}
          label={t('Choose a car')}
          onChange={(to) => navigate(href('assistant', { carId: to }), { replace: true })}
        />
      }
    />
  );
}
