import { useParams } from '#web/platform/router/router.tsx';
import type { Car } from '#domain/cars/schema.ts';
import { useSelectOnOpen } from './garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';

/** The car whose id is in the address, which becomes the selected one. */
export function useCarOfAddress() {
  const { carId = '' } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  useSelectOnOpen(carId, garage);
  const car: Car | undefined = garage?.cars.find(({ id }) => id === carId);
  return { carId, car, isMissing: garage !== undefined && !car, query: { data: car, isError, refetch } };
}
