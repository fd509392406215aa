import type { Id } from '#domain/ids.ts';
import type { ServedReminder } from '#domain/reminders/served-rules.ts';
import { targetText } from '#domain/reminders/plan-words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props = {
  carId: Id;
  served: readonly ServedReminder[];
  isChosen: (served: ServedReminder) => boolean;
  onChange: (id: Id, isChosen: boolean) => void;
};

/** REM-53. */
export function ServedReminders({ carId, served, isChosen, onChange }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  if (served.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('This also completes')}</legend>
      {served.map((one) => (
        <Checkbox
          key={one.reminder.id}
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
      ))}
    </fieldset>
  );
}
