import { Navigate, useParams } from 'react-router';
import { useGarage, useSelectOnOpen } from '#web/cars/garage.ts';
import { href } from '#web/platform/hrefs.ts';
import { useSeen } from '#web/share/use-seen.ts';
import { Repair } from './log-repair.tsx';

/** ROUTE-39 */
export function EditRepairScreen() {
  const { carId = '', repairId = '' } = useParams();
  const { data: garage } = useGarage();
  useSelectOnOpen(carId, garage);
  useSeen(repairId);
  if (garage && !garage.cars.some(({ id }) => id === carId)) return <Navigate replace to={href('cars')} />;
  return <Repair carId={carId} repairId={repairId} />;
}
