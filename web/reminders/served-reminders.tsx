import type { Id } from '#domain/ids.ts';
import { nextDateError } from '#domain/reminders/done-form.ts';
import type { ServedReminder } from '#domain/reminders/served-rules.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NextDates } from './use-served-reminders.ts';

type Props = {
  carId: Id;
  served: readonly ServedReminder[];
  isChosen: (served: ServedReminder) => boolean;
  onChange: (id: Id, isChosen: boolean) => void;
  /** On the new paper of each, as typed. */
  dates: NextDates;
  isWrongDate: (served: ServedReminder) => boolean;
  onDate: (id: Id, date: string) => void;
};

/** REM-53. */
export function ServedReminders({ carId, served, isChosen, onChange, ...props }: Props) {
  const { dates, isWrongDate, onDate } = props;
  const words = useCarWords(carId);
  const { t } = words;
  if (served.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('This also completes')}</legend>
      {served.map((one) => (
        <div key={one.reminder.id}>
          <Checkbox
            disabled={one.lacksMileage}
            checked={isChosen(one)}
            onChange={(event) => onChange(one.reminder.id, event.target.checked)}
            label={
              <>
                {one.reminder.title}
                <span className="text-muted tabular block text-sm">
                  {one.lacksMileage
                    ? t('Enter the mileage to complete this reminder')
                    : targetText(one.reminder.plan, words)}
                </span>
              </>
            }
          />
          {one.asksDate && isChosen(one) && (
            <TextField
              label={t('Valid until, as on the new document')}
              note={t('(optional)')}
              type="date"
              value={dates[one.reminder.id] ?? ''}
              error={isWrongDate(one) ? t(nextDateError) : undefined}
              onChange={({ target }) => onDate(one.reminder.id, target.value)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
