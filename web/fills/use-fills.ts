import { useDeferredValue, useMemo } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { summarize } from '#domain/fills/summary-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

/** The fill-ups of a car, newest first, and what they sum up to. */
export function useFills({ id, batteryCapacity }: Pick<Car, 'id' | 'batteryCapacity'>) {
  const query = useRecords(id, fillsOf);
  const today = deviceDay();
  const { data: fills } = query;
  // To sum up thousands takes a slow phone longer than to show the newest.
  const listed = useDeferredValue(fills, undefined);
  const sums = useMemo(
    () => listed && summarize(listed, { today, batteryCapacity }),
    [listed, today, batteryCapacity],
  );
  return { ...query, data: fills && { fills, sums } };
}

export type ShownFills = NonNullable<ReturnType<typeof useFills>['data']>;
