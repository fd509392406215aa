import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { dueList, type DueReminder } from './due-list-rules.ts';
import { hasDocument } from './kind-names.ts';
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
  /** Of an inspection, an insurance, a tax or another document. */
  isPaper: z._default(z.boolean(), false),
  isSnoozed: z._default(z.boolean(), false),
});
export type SharedDue = z.infer<typeof SharedDue>;

/** Those of a car that are neither done nor silent, the most pressing first. */
export const sharedDue = (list: ReminderList, today: string, carId: Id): SharedDue[] =>
  openDue(dueList(list, today, carId), today);

export function openDue(entries: readonly DueReminder[], today: string): SharedDue[] {
  return entries.flatMap(({ reminder, status, mileage }) => {
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
      isPaper: reminder.documentId !== null || hasDocument(reminder.kind),
      isSnoozed: status.isSnoozed,
    };
  });
}
