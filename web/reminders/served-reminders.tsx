import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { isRepeating } from '#domain/reminders/next-due-rules.ts';
import type { ServedReminder } from '#domain/reminders/served-rules.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NextDates } from './use-served-reminders.ts';

type Props = {
  carId: Id;
  served: readonly ServedReminder[];
  isChosen: (served: ServedReminder) => boolean;
  onChange: (id: Id, isChosen: boolean) => void;
  /** Date on each new document, as typed. */
  dates?: NextDates;
  dateError: (served: ServedReminder) => Phrase | null;
  onDate?: (id: Id, date: string) => void;
};

export function ServedReminders({ carId, served, isChosen, onChange, ...props }: Props) {
  const { dates = {}, dateError, onDate } = props;
  const words = useCarWords(carId);
  const { t } = words;
  if (served.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('Reminders that this also completes')}</legend>
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
            <NewDate
              {...one}
              value={dates[one.reminder.id] ?? ''}
              problem={dateError(one)}
              onChange={(date) => onDate?.(one.reminder.id, date)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

type DateProps = ServedReminder & {
  value: string;
  problem: Phrase | null;
  onChange: (date: string) => void;
};

function NewDate({ reminder: { plan }, needsDate, value, problem, onChange }: DateProps) {
  const { t } = useWords();
  const isLast = !needsDate && !isRepeating(plan);
  return (
    <TextField
      label={t('Valid until (as shown on the new document)')}
      note={needsDate ? undefined : t('(optional)')}
      type="date"
      required={needsDate}
      hint={isLast ? t('Without a new date, the reminder ends.') : undefined}
      value={value}
      error={problem ? t(problem) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
