import { CalendarClock, Check, CircleAlert, Gauge, TriangleAlert } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { asksItself, isPressing, type DueState } from '#domain/reminders/due-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { classes } from '#web/ui/classes.ts';
import { AskMileage } from './ask-mileage.tsx';
import { useDueList } from './due-list.ts';
import { DoneDialog } from './lazy-done-dialog.ts';
import { estimateText, stateText } from '#domain/reminders/state-words.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { ReminderBar } from './reminder-bar.tsx';

const SHOWN = 2;

type Look = { Icon: typeof Check; colour: string };
const quiet: Look = { Icon: CalendarClock, colour: 'text-muted' };
const looks: Partial<Record<DueState, Look>> = {
  overdue: { Icon: CircleAlert, colour: 'text-open' },
  due: { Icon: CircleAlert, colour: 'text-open' },
  urgent: { Icon: TriangleAlert, colour: 'text-progress' },
};

type Props = {
  /** Null means all cars. */
  carId: Id | null;
  /** Empty for a single car, which needs no name. */
  carNames: ReadonlyMap<Id, string>;
  onAskMileage: (due: DueReminder) => void;
};

export function DueBlock({ carId, carNames, onAskMileage }: Props) {
  const { t } = useWords();
  const { data = [] } = useDueList(carId);
  const [completing, setCompleting] = useState<DueReminder | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isShowingAll, setShowingAll] = useState(false);
  const told = toldOf(data);
  const shown = isShowingAll ? told : told.slice(0, SHOWN);
  const showAll = () => {
    setShowingAll(true);
    // The button disappears, and the focus with it.
    requestAnimationFrame(() => list.current?.children[SHOWN]?.querySelector('a')?.focus());
  };
  // A car's own page has another control for the mileage.
  const ask = carId === null && <AskMileage list={data} carNames={carNames} onAskMileage={onAskMileage} />;
  if (told.length === 0) return ask;
  return (
    <>
      <section className="bg-surface border-line shadow-card rounded-card border px-2 pt-3 pb-1">
        <h2 className="px-2 font-semibold">{t('Next due')}</h2>
        <ul ref={list}>
          {shown.map((due) => (
            <li
              key={due.reminder.id}
              className="border-line flex items-center gap-1 border-b last:border-b-0"
            >
              <Entry due={due} carName={carNames.get(due.reminder.carId)} />
              {asksItself(due.status) && (
                <IconButton
                  label={`${t('Enter the mileage')}: ${due.reminder.title}`}
                  aria-haspopup="dialog"
                  icon={<Gauge aria-hidden="true" strokeWidth={1.75} className="text-accent size-5" />}
                  onClick={() => onAskMileage(due)}
                />
              )}
              <IconButton
                label={`${t('Mark as done')}: ${due.reminder.title}`}
                aria-haspopup="dialog"
                icon={<Check aria-hidden="true" strokeWidth={1.75} className="text-accent size-5" />}
                onClick={() => setCompleting(due)}
              />
            </li>
          ))}
        </ul>
        {shown.length < told.length && (
          <Button variant="quiet" size="small" onClick={showAll}>
            {t('+ {n} more', { n: told.length - SHOWN })}
          </Button>
        )}
        {completing && (
          <Suspense>
            <DoneDialog due={completing} onClose={() => setCompleting(null)} />
          </Suspense>
        )}
      </section>
      {ask}
    </>
  );
}

/** All that presses, and else what comes next. */
function toldOf(list: readonly DueReminder[]): readonly DueReminder[] {
  const pressing = list.filter(({ status }) => isPressing(status));
  const coming = list.filter(({ status }) => status.state === 'soon' || status.state === 'ok');
  return pressing.length >= SHOWN ? pressing : [...pressing, ...coming.slice(0, SHOWN - pressing.length)];
}

/** Without the icons of kinds and states, to keep Home small. */
function Entry({ due, carName }: { due: DueReminder; carName: string | undefined }) {
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
