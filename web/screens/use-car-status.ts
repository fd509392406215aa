import type { Car } from '#domain/cars/schema.ts';
import { openDue } from '#domain/reminders/open-due.ts';
import { carStatus, type StatusLine } from '#domain/status/status-rules.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';

/** What is to be said of a car, the worst first. */
export function useCarStatus(): (car: Car) => StatusLine[] {
  const words = useWords();
  const { data } = useDueList(null);
  const day = deviceDay();
  return (car) => {
    const due = data?.flatMap((one) => (one.reminder.carId === car.id ? (openDue(one) ?? []) : []));
    return carStatus(car, due ?? null, day, withUnits(words, car));
  };
}
