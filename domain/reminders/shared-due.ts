import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { dueList } from './due-list-rules.ts';
import { progressOf } from './progress-rules.ts';
import type { ReminderList } from './schema.ts';

const OpenState = z.enum(['overdue', 'due', 'urgent', 'soon', 'ok', 'unknown']);

/** An open reminder as others than its owner see it: without notes and history. */
export const SharedDue = z.object({
  title: z.string(),
  dueDate: z.nullable(z.string()),
  dueKm: z.nullable(z.int()),
  isKmEstimated: z.boolean(),
  state: OpenState,
  reason: z.nullable(z.enum(['date', 'km', 'estimate'])),
  daysLeft: z.nullable(z.int()),
  kmLeft: z.nullable(z.int()),
  date: z.nullable(z.string()),
  isEstimated: z.boolean(),
  progress: z._default(z.nullable(z.number()), null),
});
export type SharedDue = z.infer<typeof SharedDue>;

/** Those of a car that are neither done nor silent, the most pressing first. */
export function sharedDue(list: ReminderList, today: string, carId: Id): SharedDue[] {
  return dueList(list, today, carId).flatMap(({ reminder, status, mileage }) => {
    const state = OpenState.safeParse(status.state);
    if (!state.success) return [];
    const { title, plan } = reminder;
    const { reason, daysLeft, kmLeft, date, isEstimated, isKmEstimated } = status;
    return {
      title,
      dueDate: plan.dueDate,
      dueKm: plan.dueKm,
      isKmEstimated,
      state: state.data,
      reason,
      daysLeft,
      kmLeft,
      date,
      isEstimated,
      progress: progressOf(reminder, mileage, today),
    };
  });
}
