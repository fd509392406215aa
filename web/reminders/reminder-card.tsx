import { Check, Ellipsis } from 'lucide-react';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { repeatText } from '#domain/reminders/plan-words.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { ReminderIcon } from './reminder-kinds.tsx';
import { ReminderBar } from './reminder-bar.tsx';
import { ReminderState } from './reminder-state.tsx';
import { estimateText, snoozeEnd } from '#domain/reminders/state-words.ts';

type Props = { due: DueReminder; onDone: () => void; onMore: () => void; onAskMileage: () => void };

/** Facts in black, estimates in grey. */
export function ReminderCard({ due, onDone, onMore, onAskMileage }: Props) {
  const { reminder, status } = due;
  const words = useCarWords(reminder.carId);
  const { t } = words;
  const { title, plan, snooze } = reminder;
  const estimate = estimateText(status, words);
  return (
    <li>
      <Card className="flex h-full flex-col">
        <div className="flex grow items-start gap-3">
          <span className="mt-0.5">
            <ReminderIcon kind={reminder.kind} />
          </span>
          <div className="min-w-0 grow">
            <h3 className="font-semibold break-words">{title}</h3>
            <p className="mt-0.5">
              <ReminderState status={status} words={words} />
            </p>
            <p className="tabular mt-1 text-sm">
              {targetText(plan, words, status.isKmEstimated)}
              {estimate && <span className="text-muted">{`, ${estimate}`}</span>}
            </p>
            <p className="text-muted tabular text-sm">{repeatText(plan, words)}</p>
            {status.isSnoozed && snooze && (
              <p className="text-muted text-sm">
                {t('Snoozed until {date}', { date: snoozeEnd(snooze, words) })}
              </p>
            )}
            <PendingBadge id={reminder.id} />
          </div>
          <IconButton
            label={t('More: {name}', { name: title })}
            aria-haspopup="dialog"
            className="-mt-2 -mr-2"
            icon={<Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />}
            onClick={onMore}
          />
        </div>
        <ReminderBar due={due} />
        {status.state !== 'done' && (
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            {status.asksMileage && (
              <Button variant="quiet" size="small" onClick={onAskMileage}>
                {t('Enter the mileage')}
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              icon={<Check aria-hidden="true" className="size-4" />}
              aria-label={`${t('Mark as done')}: ${title}`}
              onClick={onDone}
            >
              {t('Mark as done')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
