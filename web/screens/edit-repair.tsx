import { Navigate, useLocation, useParams, useSearchParams } from '#web/platform/router/router.tsx';
import { useSelectOnOpen } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { href, isRepairView, repairView } from '#web/platform/hrefs.ts';
import { useMarkSeen } from '#web/share/use-mark-seen.ts';
import { Repair } from './log-repair.tsx';
import { RepairView } from './repair-view.tsx';

export function EditRepairScreen() {
  const { carId = '', repairId = '' } = useParams();
  const isView = isRepairView(useLocation().state);
  const [parameters] = useSearchParams();
  const { data: garage } = useGarage();
  useSelectOnOpen(carId, garage);
  useMarkSeen(repairId);
  if (garage && !garage.cars.some(({ id }) => id === carId)) return <Navigate replace to={href('cars')} />;
  // A link in a notice cannot carry history state.
  if (parameters.has('view')) return <Navigate replace {...repairView(carId, repairId)} />;
  if (isView) return <RepairView key={repairId} carId={carId} repairId={repairId} />;
  return <Repair carId={carId} repairId={repairId} />;
}
