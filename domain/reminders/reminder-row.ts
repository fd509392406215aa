import type { Reminder } from './schema.ts';

/** What is stored of a reminder. */
export const reminderColumns = ({
  plan,
  snooze,
  ...fields
}: Omit<Reminder, 'id' | 'carId' | 'documentId' | 'completions' | 'version' | 'createdAt'>) => {
  const { repeat, ...rest } = plan;
  return {
    title: fields.title,
    kind: fields.kind,
    notes: fields.notes,
    leadDays: fields.leadDays,
    leadKm: fields.leadKm,
    isPaused: fields.isPaused,
    isDone: fields.isDone,
    ...rest,
    repeatEvery: repeat?.every ?? null,
    repeatUnit: repeat?.unit ?? null,
    snoozedUntil: snooze?.until ?? null,
    snoozedKm: snooze?.km?.until ?? null,
    snoozedOn: snooze?.km?.since ?? null,
    snoozedOverdue: snooze?.wasOverdue ?? false,
  };
};
