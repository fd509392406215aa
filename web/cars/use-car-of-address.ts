import { useParams } from 'react-router';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { useGarage, useSelectOnOpen } from './garage.ts';

/** The car whose id is in the address, which becomes the selected one (D31). */
export function useCarOfAddress() {
  const { carId = '' } = useParams<{ carId: Id }>();
  const { data: garage, isError, refetch } = useGarage();
  useSelectOnOpen(carId, garage);
  const car: Car | undefined = garage?.cars.find(({ id }) => id === carId);
  return { carId, car, isMissing: garage !== undefined && !car, query: { data: car, isError, refetch } };
}
