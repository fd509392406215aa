import * as z from 'zod/mini';
import { TypedMileage } from '#domain/cars/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { Day, pastDay, typed } from '#domain/shapes.ts';
import { withDone, type Done } from './change-rules.ts';
import type { MileageFacts } from './mileage-rules.ts';
import { needsMileage } from './next-due-rules.ts';
import type { Plan, Reminder } from './schema.ts';

export type DoneValues = { doneOn: string; doneKm: string; nextDate: string };

/** The mileage that was offered for this day; '' if none was. */
export type Offer = { day: string; km: string; isRead: boolean };

type Dates = { doneOn: string; nextDate: string | null };
export const nextDateError = 'The new date must be after the day it was done' satisfies Phrase;
export const isNextLater = ({ doneOn, nextDate }: Dates): boolean => nextDate === null || nextDate > doneOn;

export const doneForm = (plan: Plan, today: string) =>
  z
    .object({
      doneOn: pastDay(today),
      doneKm: TypedMileage.check(
        z.refine((km) => km !== null || !needsMileage(plan), 'Enter the mileage as a whole number'),
      ),
      nextDate: typed(z.nullable(Day)),
    })
    .check(z.refine(isNextLater, { error: nextDateError, path: ['nextDate'] }));

/** When it is due next; null when this completion moves nothing or ends the reminder. */
export function planAfter(reminder: Reminder, done: Done): Plan | null {
  const { plan, isDone, completions } = withDone(reminder, done, reminder.createdAt);
  const isMove = completions.find(({ id }) => id === done.id)?.previous != null;
  return isMove && !isDone ? plan : null;
}

export function mileageOffer({ dueKm }: Plan, mileage: MileageFacts | null, day: string): Offer {
  if (dueKm === null || !mileage) return { day, km: '', isRead: false };
  const { readOn, km, estimatedKm } = mileage;
  return { day, km: String(estimatedKm), isRead: readOn === day && km === estimatedKm };
}

/** The offered mileage is that of its day alone. */
export const withDay = (values: DoneValues, doneOn: string, { day, km }: Offer): DoneValues => ({
  ...values,
  doneOn,
  doneKm: doneOn !== day && values.doneKm === km ? '' : values.doneKm,
});

/** Whether the mileage is the one that was offered, confirmed by nobody. */
export const isOffered = ({ doneOn, doneKm }: DoneValues, { day, km, isRead }: Offer): boolean =>
  km !== '' && doneKm === km && doneOn === day && !isRead;
