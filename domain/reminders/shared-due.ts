import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { dueList } from './due-list-rules.ts';
import { OPEN_STATES, openDue } from './open-due.ts';
import { progressOf } from './progress-rules.ts';
import type { ReminderList } from './schema.ts';

/** An open reminder as others than its owner see it: without notes and history. */
export const SharedDue = z.object({
  title: z.string(),
  dueDate: z.nullable(z.string()),
  dueKm: z.nullable(z.int()),
  isKmEstimated: z.boolean(),
  state: z.enum(OPEN_STATES),
  reason: z.nullable(z.enum(['date', 'km', 'estimate'])),
  daysLeft: z.nullable(z.int()),
  kmLeft: z.nullable(z.int()),
  date: z.nullable(z.string()),
  isEstimated: z.boolean(),
  progress: z._default(z.nullable(z.number()), null),
  /** Of an inspection, an insurance, a tax or another document. */
  isPaper: z._default(z.boolean(), false),
  isSnoozed: z._default(z.boolean(), false),
});
export type SharedDue = z.infer<typeof SharedDue>;

/** Those of a car that are neither done nor silent, the most pressing first. */
export function sharedDue(list: ReminderList, today: string, carId: Id): SharedDue[] {
  return dueList(list, today, carId).flatMap((one) => {
    const due = openDue(one);
    return due ? [{ ...due, progress: progressOf(one.reminder, one.mileage, today) }] : [];
  });
}
