import * as z from 'zod/mini';
import { TypedMileage } from '#domain/cars/schema.ts';
import { Day, pastDay, typed } from '#domain/shapes.ts';
import type { MileageFacts } from './mileage-rules.ts';
import { needsMileage } from './next-due-rules.ts';
import type { Plan } from './schema.ts';

export type DoneValues = { doneOn: string; doneKm: string; nextDate: string };

/** The mileage that was offered for this day; '' if none was. */
export type Offer = { day: string; km: string; isRead: boolean };

export const doneForm = (plan: Plan, today: string) =>
  z.object({
    doneOn: pastDay(today),
    doneKm: TypedMileage.check(
      z.refine((km) => km !== null || !needsMileage(plan), 'Enter the mileage as a whole number'),
    ),
    nextDate: typed(z.nullable(Day)),
  });

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
