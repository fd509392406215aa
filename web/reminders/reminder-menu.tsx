import { useState } from 'react';
import { formatDay } from '#domain/language/format.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { Completion } from '#domain/reminders/schema.ts';
import { MONTH_DAYS, snoozeForDays, snoozeForKm, WEEK_DAYS } from '#domain/reminders/snooze-rules.ts';
import { toKm } from '#domain/units/units.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useReminderChange } from './use-reminder-change.ts';

type Props = { due: DueReminder; onClose: () => void };

export function ReminderMenu({ due: { reminder, status, mileage }, onClose }: Props) {
  const { carId, documentId } = reminder;
  const words = useCarWords(carId);
  const { t, units } = words;
  const [asking, setAsking] = useState(false);
  const { snooze, pause, undo, remove, isPending } = useReminderChange(reminder, onClose);
  const snoozeFor = (days: number) => snooze(snoozeForDays(days, status, deviceDay()));
  const isOpen = !['paused', 'outOfUse', 'done'].includes(status.state);
  const last = reminder.completions.find(({ previous }) => previous !== null);
  return (
    <Sheet open onClose={onClose} title={reminder.title} closeLabel={t('Close')}>
      <div className="flex flex-col gap-3 pt-2">
        {reminder.notes && <p className="whitespace-pre-line">{reminder.notes}</p>}
        <ButtonLink
          variant="secondary"
          wide
          to={
            documentId
              ? href('editDocument', { carId, documentId })
              : href('editReminder', { carId, reminderId: reminder.id })
          }
        >
          {t(documentId ? 'Open document' : 'Edit reminder')}
        </ButtonLink>
        {status.isSnoozed && (
          <Button variant="secondary" wide disabled={isPending} onClick={() => snooze(null)}>
            {t('End the snooze')}
          </Button>
        )}
        {isOpen && !status.isSnoozed && (
          <div className="wide:grid-cols-2 grid gap-3">
            <Button variant="secondary" disabled={isPending} onClick={() => snoozeFor(WEEK_DAYS)}>
              {t('Snooze for a week')}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => snoozeFor(MONTH_DAYS)}>
              {t('Snooze for a month')}
            </Button>
            {reminder.plan.dueKm !== null &&
              mileage &&
              [500, 1_000]
                .map((distance) => toKm(distance, units.distanceUnit))
                .map((km) => (
                  <Button
                    key={km}
                    variant="secondary"
                    disabled={isPending}
                    onClick={() => snooze(snoozeForKm(km, status, mileage, units.distanceUnit, deviceDay()))}
                  >
                    {t('Snooze for {km}', { km: formatDistance(km, words) })}
                  </Button>
                ))}
          </div>
        )}
        {status.state !== 'done' && (
          <Button variant="secondary" wide disabled={isPending} onClick={() => pause(!reminder.isPaused)}>
            {reminder.isPaused ? t('Resume') : t('Pause')}
          </Button>
        )}
        {reminder.completions.length > 0 && (
          <section>
            <h3 className="mt-2 font-semibold">{t('History')}</h3>
            <ul>
              {reminder.completions.map((one) => (
                <HistoryEntry
                  key={one.id}
                  completion={one}
                  words={words}
                  isPending={isPending}
                  onUndo={one === last || one.previous === null ? () => undo(one) : null}
                />
              ))}
            </ul>
          </section>
        )}
        {!documentId && (
          <Button variant="danger" wide disabled={isPending} onClick={() => setAsking(true)}>
            {t('Delete reminder')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Delete "{name}"?', { name: reminder.title })}
        text={t('Delete this reminder and its history?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Sheet>
  );
}

type EntryProps = {
  completion: Completion;
  words: CarWords;
  isPending: boolean;
  onUndo: (() => void) | null;
};

function HistoryEntry({ completion, words, isPending, onUndo }: EntryProps) {
  const { doneOn, doneKm, isKmEstimated } = completion;
  const { t, language } = words;
  const km = doneKm === null ? null : formatDistance(doneKm, words);
  const day = formatDay(doneOn, language);
  return (
    <li className="border-line tabular flex min-h-12 flex-wrap items-center gap-x-3 border-b last:border-b-0">
      <span className="grow">
        {day}
        {km && <span className="text-muted"> · {isKmEstimated ? t('about {km}', { km }) : km}</span>}
      </span>
      {onUndo && (
        <Button
          variant="quiet"
          size="small"
          disabled={isPending}
          aria-label={t('Undo: {name}', { name: day })}
          onClick={onUndo}
        >
          {t('Undo')}
        </Button>
      )}
    </li>
  );
}
