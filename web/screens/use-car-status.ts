import type { Car } from '#domain/cars/schema.ts';
import { openDue } from '#domain/reminders/open-due.ts';
import { carStatus, type StatusLine } from '#domain/status/status-rules.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList, useReminders } from '#web/reminders/due-list.ts';

/** What is to be said of a car, the worst first. */
export function useCarStatus(): (car: Car) => StatusLine[] {
  const words = useWords();
  const known = useReminders().data;
  const { data } = useDueList(null);
  const day = deviceDay();
  return (car) => {
    // The records of a car may still be on their way.
    const isHere = known?.mileage.some(({ carId }) => carId === car.id);
    const due = data?.flatMap((one) => (one.reminder.carId === car.id ? (openDue(one) ?? []) : []));
    return carStatus(car, isHere && due ? due : null, day, withUnits(words, car));
  };
}
