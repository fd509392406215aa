import { Suspense, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { isPressing } from '#domain/reminders/due-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Link } from '#web/ui/link.tsx';
import { AskMileage } from './ask-mileage.tsx';
import { useDueList } from './due-list.ts';
import { DueRow } from './due-row.tsx';
import { DoneDialog } from './lazy-done-dialog.ts';

const SHOWN = 2;

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
  const told = toldOf(data);
  // A car's own page has another control for the mileage.
  const ask = carId === null && <AskMileage list={data} carNames={carNames} onAskMileage={onAskMileage} />;
  if (told.length === 0) return ask;
  return (
    <>
      <section className="bg-surface border-line shadow-card rounded-card border px-2 pt-1 pb-1">
        <div className="flex items-center justify-between px-2">
          <h2 className="font-semibold">{t('Next due')}</h2>
          <Link
            to={carId === null ? href('due') : href('reminders', { carId })}
            aria-label={`${t('Show all')}: ${t('Next due')}`}
            className="text-link text-sm"
          >
            {t('Show all')}
          </Link>
        </div>
        <ul>
          {told.map((due) => (
            <DueRow
              key={due.reminder.id}
              due={due}
              carName={carNames.get(due.reminder.carId)}
              onAskMileage={() => onAskMileage(due)}
              onDone={() => setCompleting(due)}
            />
          ))}
        </ul>
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

/** What presses, and else what comes next. */
function toldOf(list: readonly DueReminder[]): readonly DueReminder[] {
  const pressing = list.filter(({ status }) => isPressing(status));
  const coming = list.filter(({ status }) => status.state === 'soon' || status.state === 'ok');
  return [...pressing, ...coming].slice(0, SHOWN);
}
