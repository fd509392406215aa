import { Navigate, useParams } from 'react-router';
import { useGarage, useSelectOnOpen } from '#web/cars/garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useSeen } from '#web/share/use-seen.ts';
import { Repair } from './log-repair.tsx';

/** The same form, filled (ROUTE-39); a car that is not the owner's leads to My Cars. */
export function EditRepairScreen() {
  const { carId = '', repairId = '' } = useParams();
  const { data: garage } = useGarage();
  useSelectOnOpen(carId, garage);
  useSeen(repairId);
  if (garage && !garage.cars.some(({ id }) => id === carId)) return <Navigate replace to={href('cars')} />;
  return <Repair carId={carId} repairId={repairId} />;
}
