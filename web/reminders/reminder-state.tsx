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
import type { DueState, DueStatus } from '#domain/reminders/due-rules.ts';
import type { CarWords } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { classes } from '#web/ui/classes.ts';
import { stateText } from '#domain/reminders/state-words.ts';

const looks: Record<DueState, { Icon: LucideIcon; text: string }> = {
  overdue: { Icon: CircleAlert, text: 'text-open' },
  due: { Icon: TriangleAlert, text: 'text-open' },
  urgent: { Icon: TriangleAlert, text: 'text-progress' },
  soon: { Icon: Clock, text: 'text-partial' },
  ok: { Icon: CircleCheck, text: 'text-muted' },
  unknown: { Icon: Gauge, text: 'text-muted' },
  paused: { Icon: Pause, text: 'text-muted' },
  outOfUse: { Icon: Pause, text: 'text-muted' },
  done: { Icon: Check, text: 'text-resolved' },
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
