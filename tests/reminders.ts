import type { Completion, Plan, Reminder } from '#domain/reminders/schema.ts';

export const planOf = (changes: Partial<Plan>): Plan => ({
  dueDate: null,
  dueKm: null,
  anchorDay: null,
  repeat: null,
  repeatKm: null,
  yearDays: null,
  base: 'done',
  ...changes,
});

/** What is due as it is shown, which who did it says along. */
export const dueOf = ({ plan }: Reminder) => ({ date: plan.dueDate, km: plan.dueKm });

/** The last one: it moved what is due. */
export const completionOf = (changes: Partial<Completion> = {}): Completion => ({
  id: 'c',
  doneOn: '2026-11-01',
  doneKm: null,
  isKmEstimated: false,
  nextDate: null,
  repairId: null,
  madeRepair: null,
  previous: { dueDate: null, dueKm: null, anchorDay: null, snooze: null },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});

/** Of the car 'a'. */
export const reminder = ({
  plan,
  ...changes
}: Partial<Omit<Reminder, 'plan'>> & { plan: Partial<Plan> }): Reminder => ({
  id: 'r',
  carId: 'a',
  documentId: null,
  title: 'Oil',
  kind: 'oil',
  notes: null,
  leadDays: null,
  leadKm: null,
  snooze: null,
  isPaused: false,
  isDone: false,
  completions: [],
  version: 1,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...changes,
  plan: planOf(plan),
});
