import type { ReminderFormValues } from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { usualText } from '#domain/reminders/ready-plans.ts';
import type { ReadyPlan } from '#domain/reminders/usual-work.ts';
import type { CarWords } from '#domain/units/words.ts';
import { checkForm, errorText } from '#web/platform/forms/check.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  plan: ReadyPlan;
  words: CarWords;
  values: ReminderFormValues;
  /** Without a mileage the plan has no distance. */
  hasMileage: boolean;
  isChosen: boolean;
  /** Shows errors; set by the first attempt to save. */
  isChecked: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (to: Partial<ReminderFormValues>) => void;
};

/** A ready-made plan that can be adjusted before it is added. */
export function ReadyPlanRow(props: Props) {
  const { plan, words, values, hasMileage, isChosen, isChecked, onChoose, onChange } = props;
  const { t, units } = words;
  const errors = isChecked && isChosen ? checkForm(reminderForm, values).errors : undefined;
  const usual = usualText(plan, hasMileage, words);
  const field = (name: 'dueDate' | 'dueKm' | 'repeatEvery' | 'repeatKm') => ({
    name: `${plan.title} ${name}`,
    value: values[name],
    // A paper has no mileage that could stand for its date.
    error:
      plan.needsDate && errors?.dueDate && name === 'dueDate'
        ? t('Date is required')
        : errorText(t, errors?.[name]),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const number = { inputMode: 'numeric', className: 'tabular' } as const;
  return (
    <li className="border-line border-b py-1 last:border-b-0">
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <>
            {t(plan.title)}
            {usual && <span className="text-muted tabular block text-sm">{usual}</span>}
          </>
        }
      />
      {isChosen && (
        <fieldset className="flex flex-col gap-3 pt-2 pb-3 pl-8">
          <legend className="sr-only">{t(plan.title)}</legend>
          <FieldPairs>
            <TextField
              label={plan.needsDate ? t('Valid until') : t('Due on')}
              type="date"
              {...field('dueDate')}
            />
            {values.repeats && plan.months !== null && (
              <TextField label={t('Every (months)')} {...number} {...field('repeatEvery')} />
            )}
            {plan.km !== undefined && (
              <>
                <DistanceField label="dueAt" unit={units.distanceUnit} {...field('dueKm')} />
                <DistanceField label="every" unit={units.distanceUnit} {...field('repeatKm')} />
              </>
            )}
          </FieldPairs>
        </fieldset>
      )}
    </li>
  );
}
