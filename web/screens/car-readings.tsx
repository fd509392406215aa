import type { Id } from '#domain/ids.ts';
import { ReadingsSheet } from '#web/mileage/readings-sheet.tsx';
import { useCorrectedCompletions } from '#web/reminders/use-corrected-completions.ts';

/** A reading of a repair that is corrected also moves what the repair completed. */
export function CarReadings({ carId, onClose }: { carId: Id; onClose: () => void }) {
  const followRepair = useCorrectedCompletions(carId);
  return <ReadingsSheet carId={carId} followRepair={followRepair} onClose={onClose} />;
}
