import { useState } from 'react';
import { Navigate, useLocation, useParams } from '#web/platform/router/router.tsx';
import { currentCarId } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { useSelectOnOpen } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { useFormOfRepair } from '#web/repairs/use-form-of-repair.ts';
import { LoadState } from '#web/ui/load-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isMove } from './carry-entry.ts';
import { RepairForm } from './repair-form.tsx';
import { logRepairDraft, type PrefilledRepair } from './use-repair-form.ts';

/** Defaults to the current car; redirects to My Cars if the car is unknown. */
export function LogRepairScreen() {
  const { t } = useWords();
  const { carId } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  useSelectOnOpen(carId, garage);
  if (garage && !carId) {
    const current = currentCarId(garage);
    return <Navigate replace to={current ? href('logRepair', { carId: current }) : href('cars')} />;
  }
  if (garage && !garage.cars.some(({ id }) => id === carId)) return <Navigate replace to={href('cars')} />;
  if (!carId) {
    return (
      <Page title={t('Log Repair')} back={{ to: href('home'), label: t('Back') }} hideNavigation>
        <LoadState failed={isError} onRetry={() => void refetch()}>
          {skeleton}
        </LoadState>
      </Page>
    );
  }
  return <Repair key={carId} carId={carId} repairId={null} />;
}

const skeleton = (
  <>
    <Skeleton className="h-12" />
    <Skeleton className="mt-5 h-80" />
  </>
);

export function Repair({ carId, repairId }: { carId: string; repairId: string | null }) {
  const { t } = useWords();
  const { begun, quote } = (useLocation().state ?? {}) as { begun?: PrefilledRepair; quote?: Id };
  const cars = useGarage();
  const garage = cars.data;
  const usualCurrency = useCarCurrency(carId);
  const settings = useRead('settings.read');
  const car = garage?.cars.find(({ id }) => id === carId);
  const read = useFormOfRepair(carId, repairId);
  const { data: form, isMissing } = read;
  const [isMoved] = useState(() => isMove(logRepairDraft(carId)));

  if (car && isMissing) return <Navigate replace to={href('carView', { carId })} />;
  return (
    <Page
      title={repairId || isMoved ? t('Edit Repair') : t('Log Repair')}
      back={{ to: href('carView', { carId }), label: t('Back') }}
      hideNavigation
    >
      {car && <CarDanger car={car} className="mb-4" />}
      {garage && form && settings.data ? (
        <RepairForm
          key={`${carId} ${repairId} ${quote}`}
          garage={garage}
          carId={carId}
          read={form}
          begun={begun}
          quote={quote}
          currency={form.repair?.currency ?? usualCurrency}
        />
      ) : (
        <LoadState
          failed={[cars, settings, read].some(({ isError, data }) => isError && !data)}
          onRetry={() => [cars, settings, read].map((one) => one.refetch())}
        >
          {skeleton}
        </LoadState>
      )}
    </Page>
  );
}
