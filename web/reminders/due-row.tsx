import { CalendarClock, Check, CircleAlert, Ellipsis, Gauge, TriangleAlert } from 'lucide-react';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { asksItself, type DueState } from '#domain/reminders/due-rules.ts';
import { estimateText, stateText } from '#domain/reminders/state-words.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ReminderBar } from './reminder-bar.tsx';

type Look = { Icon: typeof Check; colour: string };
const quiet: Look = { Icon: CalendarClock, colour: 'text-muted' };
const looks: Partial<Record<DueState, Look>> = {
  overdue: { Icon: CircleAlert, colour: 'text-open' },
  due: { Icon: CircleAlert, colour: 'text-open' },
  urgent: { Icon: TriangleAlert, colour: 'text-progress' },
};

type Props = {
  due: DueReminder;
  /** Undefined for a single car, which needs no name. */
  carName: string | undefined;
  onAskMileage: () => void;
  onDone: () => void;
  onMore?: () => void;
};

/** A reminder in a list of several cars. */
export function DueRow({ due, carName, onAskMileage, onDone, onMore }: Props) {
  const { t } = useWords();
  const { title } = due.reminder;
  const name = [title, carName].filter(Boolean).join(', ');
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'text-accent size-5' } as const;
  return (
    <li className="border-line flex items-center gap-1 border-b last:border-b-0">
      <Entry due={due} carName={carName} />
      {asksItself(due.status) && (
        <IconButton
          label={`${t('Enter the mileage')}: ${name}`}
          aria-haspopup="dialog"
          icon={<Gauge {...icon} />}
          onClick={onAskMileage}
        />
      )}
      <IconButton
        label={`${t('Mark as done')}: ${name}`}
        aria-haspopup="dialog"
        icon={<Check {...icon} />}
        onClick={onDone}
      />
      {onMore && (
        <IconButton
          label={t('More: {name}', { name })}
          aria-haspopup="dialog"
          icon={<Ellipsis {...icon} />}
          onClick={onMore}
        />
      )}
    </li>
  );
}

/** Without the icons of kinds and states, to keep Home small. */
function Entry({ due, carName }: Pick<Props, 'due' | 'carName'>) {
  const { reminder, status } = due;
  const words = useCarWords(reminder.carId);
  const { Icon, colour } = looks[status.state] ?? quiet;
  const estimate = estimateText(status, words);
  const text = status.reason === 'estimate' ? quiet.colour : colour;
  return (
    <Link
      to={href('reminders', { carId: reminder.carId })}
      className="hover:bg-sunken rounded-small flex min-h-14 min-w-0 grow items-center gap-3 px-2 py-2 transition-colors duration-150"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={classes('size-6 shrink-0', text)} />
      <div className="min-w-0 grow">
        <span className="block font-medium break-words">{reminder.title}</span>
        <span className="flex flex-wrap gap-x-2 text-sm">
          <span className={classes('font-medium', text)}>{stateText(status, deviceDay(), words)}</span>
          {carName && <span className="text-muted">{carName}</span>}
        </span>
        <span className="tabular block text-sm">
          {targetText(reminder.plan, words, status.isKmEstimated)}
          {estimate && <span className="text-muted">{`, ${estimate}`}</span>}
        </span>
        <ReminderBar due={due} />
      </div>
    </Link>
  );
}
