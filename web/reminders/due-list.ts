import { useMemo } from 'react';
import type { Id } from '#domain/ids.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** Decided on the device, by its own date. @param carId null for all cars */
export function useDueList(carId: Id | null) {
  const { data, isError, refetch, dataUpdatedAt: updatedAt } = useRead('reminders.list');
  const day = deviceDay();
  const due = useMemo(() => data && dueList(data, day, carId), [data, day, carId]);
  return { data: due, isError, refetch, updatedAt };
}
