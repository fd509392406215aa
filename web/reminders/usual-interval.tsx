import { Repeat } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import type { ReminderFormValues } from '#domain/reminders/form-values.ts';
import { planValues, usualPlan, usualText } from '#domain/reminders/ready-plans.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  car: Car;
  values: ReminderFormValues;
  onChange: (to: Partial<ReminderFormValues>) => void;
};

/** Proposes the usual interval of what the reminder is about; nothing where none is usual. */
export function UsualInterval({ car, values, onChange }: Props) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const plan = usualPlan(values, car, words);
  if (!plan) return null;
  const use = () => {
    const {
      title: _title,
      kind,
      ...usual
    } = planValues(plan, { today: deviceDay(), mileage: car.mileage }, words);
    const { dueDate, dueKm } = values;
    onChange({ ...usual, kind, dueDate: dueDate || usual.dueDate, dueKm: dueKm || usual.dueKm });
  };
  return (
    <div className="-mt-2">
      <Button
        variant="secondary"
        size="small"
        icon={<Repeat aria-hidden="true" strokeWidth={1.75} className="size-4" />}
        onClick={use}
      >
        {t('Usual: {interval}', { interval: usualText(plan, car.mileage !== null, words) })}
      </Button>
      <p className="text-muted mt-1 text-sm">
        {t("Usual intervals: check them against the owner's manual.")}
      </p>
    </div>
  );
}
