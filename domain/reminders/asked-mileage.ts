import { daysBetween } from '#domain/days.ts';
import type { DueReminder } from './due-list-rules.ts';
import { asksItself, asksMileage } from './due-rules.ts';

/** One reminder of each car that needs its mileage, unless an entry of the list asks for it already. */
export function askedMileages(list: readonly DueReminder[]): DueReminder[] {
  const cars = new Set(list.filter(({ status }) => asksItself(status)).map(({ reminder }) => reminder.carId));
  return list.filter((one) => {
    const { carId } = one.reminder;
    return asksMileage(one) && !cars.has(carId) && cars.add(carId);
  });
}

/** The same interval as for notices. */
const PUT_OFF_DAYS = 30;

/** @param on the last day on which the owner put the question off */
export const isPutOff = (on: string | undefined, today: string): boolean =>
  on !== undefined && daysBetween(on, today) < PUT_OFF_DAYS;
