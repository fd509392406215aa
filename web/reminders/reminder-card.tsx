import { Check } from 'lucide-react';
import { formatDay } from '#domain/language/format.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { ReminderIcon } from './reminder-kinds.tsx';
import { ReminderBar, ReminderState } from './reminder-state.tsx';
import { targetText } from './reminder-words.ts';

type Props = { due: DueReminder; onDone: () => void };

/** What is certain in black, what is estimated in grey. */
export function ReminderCard({ due: { reminder, status }, onDone }: Props) {
  const words = useWords();
  const { t, language } = words;
  return (
    <li>
      <Card>
        <div className="flex items-start gap-3">
          <span className="mt-0.5">
            <ReminderIcon kind={reminder.kind} />
          </span>
          <div className="min-w-0 grow">
            <h2 className="font-semibold">{reminder.title}</h2>
            <p>
              <ReminderState status={status} />
            </p>
            <p className="tabular text-sm">{targetText(reminder.plan, words)}</p>
            {status.isEstimated && status.date && (
              <p className="text-muted tabular text-sm">
                {t('about {date}', { date: formatDay(status.date, language) })}
              </p>
            )}
            <PendingBadge id={reminder.id} />
          </div>
        </div>
        <ReminderBar status={status} />
        {status.state !== 'done' && (
          <div className="mt-3 flex justify-end">
            <Button
              variant="secondary"
              size="small"
              icon={<Check aria-hidden="true" className="size-4" />}
              aria-label={`${t('Done')}: ${reminder.title}`}
              onClick={onDone}
            >
              {t('Done')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
