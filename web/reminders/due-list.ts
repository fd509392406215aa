import { useMemo } from 'react';
import type { Id } from '#domain/ids.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useFirstAnswer } from '#web/platform/reads/query.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';

/** The reminders of all cars, and what decides their state. */
export const useReminders = () => useAllRecords(reminderListOf, useFirstAnswer('reminders.list', undefined));

/** Decided on the device, by its own date. @param carId null for all cars */
export function useDueList(carId: Id | null) {
  const { data, isError, refetch } = useReminders();
  const day = deviceDay();
  const due = useMemo(() => {
    const isKnown = carId === null || data?.mileage.some((one) => one.carId === carId);
    return data && isKnown ? dueList(data, day, carId) : undefined;
  }, [data, day, carId]);
  return { data: due, isError, refetch };
}
