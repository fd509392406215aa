import type { Id } from '#domain/ids.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** Estimated mileage today, in km; null if unknown. Also works offline. */
export function useMileageGuess(carId: Id): number | null {
  const { data } = useRead('reminders.list');
  const known = data?.mileage.find((one) => one.carId === carId);
  return (known && mileageFacts(known.readings, deviceDay(), known.yearlyKm)?.estimatedKm) ?? null;
}
