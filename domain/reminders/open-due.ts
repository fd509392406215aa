import type { DueReminder } from './due-list-rules.ts';
import type { DueState } from './due-rules.ts';
import { hasDocument } from './kind-names.ts';

export const OPEN_STATES = ['overdue', 'due', 'urgent', 'soon', 'ok', 'unknown'] as const;
type OpenState = (typeof OPEN_STATES)[number];

const isOpenState = (state: DueState): state is OpenState =>
  (OPEN_STATES as readonly string[]).includes(state);

/** What is to be told of a reminder that is neither done nor silent; null of any other. */
export function openDue({ reminder, status }: DueReminder) {
  const { title, plan, kind, documentId } = reminder;
  const { state, reason, daysLeft, kmLeft, date, isEstimated, isKmEstimated, isSnoozed } = status;
  if (!isOpenState(state)) return null;
  return {
    title,
    dueDate: plan.dueDate,
    dueKm: plan.dueKm,
    isKmEstimated,
    state,
    reason,
    daysLeft,
    kmLeft,
    date,
    isEstimated,
    isPaper: documentId !== null || hasDocument(kind),
    isSnoozed,
  };
}
export type OpenDue = NonNullable<ReturnType<typeof openDue>>;
