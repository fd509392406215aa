import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { progressOf } from '#domain/reminders/progress-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { DueBar } from '#web/ui/due-bar.tsx';

export function ReminderBar({ due: { reminder, status, mileage } }: { due: DueReminder }) {
  const { state } = status;
  const isSilent = state === 'paused' || state === 'outOfUse' || state === 'done';
  return <DueBar state={state} progress={isSilent ? null : progressOf(reminder, mileage, deviceDay())} />;
}
