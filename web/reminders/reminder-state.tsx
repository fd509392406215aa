import {
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  Gauge,
  Pause,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { DueState, DueStatus } from '#domain/reminders/due-rules.ts';
import { progressOf } from '#domain/reminders/progress-rules.ts';
import type { CarWords } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { classes } from '#web/ui/classes.ts';
import { stateText } from '#domain/reminders/state-words.ts';

const looks: Record<DueState, { Icon: LucideIcon; text: string; bar: string }> = {
  overdue: { Icon: CircleAlert, text: 'text-open', bar: 'bg-open' },
  due: { Icon: TriangleAlert, text: 'text-open', bar: 'bg-open' },
  urgent: { Icon: TriangleAlert, text: 'text-progress', bar: 'bg-progress' },
  soon: { Icon: Clock, text: 'text-partial', bar: 'bg-partial' },
  ok: { Icon: CircleCheck, text: 'text-muted', bar: 'bg-accent' },
  unknown: { Icon: Gauge, text: 'text-muted', bar: 'bg-accent' },
  paused: { Icon: Pause, text: 'text-muted', bar: 'bg-accent' },
  outOfUse: { Icon: Pause, text: 'text-muted', bar: 'bg-accent' },
  done: { Icon: Check, text: 'text-resolved', bar: 'bg-accent' },
};

export function ReminderState({ status, words }: { status: DueStatus; words: CarWords }) {
  const { Icon, text: factual } = looks[status.state];
  const text = status.reason === 'estimate' ? 'text-muted' : factual;
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm font-medium', text)}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {stateText(status, deviceDay(), words)}
    </span>
  );
}

/** REM-18. The words say the same. */
export function ReminderBar({ due: { reminder, status, mileage } }: { due: DueReminder }) {
  const { state } = status;
  const isSilent = state === 'paused' || state === 'outOfUse' || state === 'done';
  const progress = isSilent ? null : progressOf(reminder, mileage, deviceDay());
  if (progress === null) return null;
  return (
    <div aria-hidden="true" className="bg-sunken mt-3 h-1.5 overflow-hidden rounded-pill">
      <div
        className={classes('h-full rounded-pill', looks[state].bar)}
        style={{ width: `${Math.min(1, progress) * 100}%` }}
      />
    </div>
  );
}
