import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { currentCarId } from '#domain/cars/rules.ts';
import { useGarage, useSelectOnOpen } from '#web/cars/garage.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { LoadState } from '#web/ui/load-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RepairForm } from './repair-form.tsx';

/** Without a car in the address, the current one (D23, D24); another account's leads to My Cars (REP-06). */
export function LogRepairScreen() {
  const { carId } = useParams();
  const { data: garage } = useGarage();
  useSelectOnOpen(carId, garage);
  if (garage && !carId) {
    const current = currentCarId(garage);
    return <Navigate replace to={current ? href('logRepair', { carId: current }) : href('cars')} />;
  }
  if (garage && !garage.cars.some(({ id }) => id === carId)) return <Navigate replace to={href('cars')} />;
  return <Repair carId={carId ?? ''} repairId={null} />;
}

export function Repair({ carId, repairId }: { carId: string; repairId: string | null }) {
  const { t } = useWords();
  const cars = useGarage();
  const garage = cars.data;
  const settings = useRead('settings.read');
  const isKnown = garage?.cars.some(({ id }) => id === carId) ?? false;
  const read = useRead('repairs.form', { carId, ...(repairId ? { repairId } : {}) });
  const { data: form, error } = read;
  useEffect(() => {
    if (error) console.warn('The repair form could not be read', error);
  }, [error]);

  if (repairId && isKnown && !form && (isCode(error, 'NOT_FOUND') || isCode(error, 'BAD_REQUEST'))) {
    return <Navigate replace to={href('carView', { carId })} />;
  }
  return (
    <Page
      title={repairId ? t('Edit Repair') : t('Log Repair')}
      back={{ to: href('carView', { carId }), label: t('Back') }}
      hideNavigation
    >
      {garage && form && settings.data ? (
        <RepairForm
          key={`${carId} ${repairId}`}
          garage={garage}
          carId={carId}
          form={form}
          currency={form.repair?.currency ?? settings.data.currency}
        />
      ) : (
        <LoadState
          failed={[cars, settings, read].some(({ isError, data }) => isError && !data)}
          onRetry={() => [cars, settings, read].map((one) => one.refetch())}
        >
          <Skeleton className="h-12" />
          <Skeleton className="mt-5 h-80" />
        </LoadState>
      )}
    </Page>
  );
}
