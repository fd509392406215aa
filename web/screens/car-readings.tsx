import type { Id } from '#domain/ids.ts';
import { ReadingsSheet } from '#web/mileage/readings-sheet.tsx';
import { useCorrectedCompletions } from '#web/reminders/use-corrected-completions.ts';

/** Correcting the reading of a repair also updates the reminders that the repair completed. */
export function CarReadings({ carId, onClose }: { carId: Id; onClose: () => void }) {
  const followRepair = useCorrectedCompletions(carId);
  return <ReadingsSheet carId={carId} followRepair={followRepair} onClose={onClose} />;
}
