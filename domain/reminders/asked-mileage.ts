import { daysBetween } from '#domain/days.ts';
import type { DueReminder } from './due-list-rules.ts';
import { asksItself, asksMileage } from './due-rules.ts';

/** A reminder of each car whose mileage is asked for where no entry does. */
export function askedMileages(list: readonly DueReminder[]): DueReminder[] {
  const cars = new Set(list.filter(({ status }) => asksItself(status)).map(({ reminder }) => reminder.carId));
  return list.filter((one) => {
    const { carId } = one.reminder;
    return asksMileage(one) && !cars.has(carId) && cars.add(carId);
  });
}

/** As often as by a notice. */
const PUT_OFF_DAYS = 30;

/** @param on the day on which the question was put off last */
export const isPutOff = (on: string | undefined, today: string): boolean =>
  on !== undefined && daysBetween(on, today) < PUT_OFF_DAYS;
