import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { DueState } from '#domain/reminders/due-rules.ts';
import { progressOf } from '#domain/reminders/progress-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { classes } from '#web/ui/classes.ts';

const colours: Partial<Record<DueState, string>> = {
  overdue: 'bg-open',
  due: 'bg-open',
  urgent: 'bg-progress',
  soon: 'bg-partial',
};

/** REM-18. The words say the same. */
export function ReminderBar({ due: { reminder, status, mileage } }: { due: DueReminder }) {
  const { state } = status;
  const isSilent = state === 'paused' || state === 'outOfUse' || state === 'done';
  const progress = isSilent ? null : progressOf(reminder, mileage, deviceDay());
  if (progress === null) return null;
  return (
    <div aria-hidden="true" className="bg-sunken mt-3 h-1.5 overflow-hidden rounded-pill">
      <div
        className={classes('h-full rounded-pill', colours[state] ?? 'bg-accent')}
        style={{ width: `${Math.min(1, progress) * 100}%` }}
      />
    </div>
  );
}
