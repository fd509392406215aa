import type { Id } from '#domain/ids.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import { drivenOf } from '#domain/reminders/reminder-record.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

/** Estimated mileage today, in km; null if unknown. */
export function useMileageGuess(carId: Id): number | null {
  const { data } = useRecords(carId, drivenOf);
  return (data && mileageFacts(data.readings, deviceDay(), data.yearlyKm)?.estimatedKm) ?? null;
}
