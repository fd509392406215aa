import { useState } from 'react';
import { dangerOf } from '#domain/cars/danger-rules.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { typedReading } from '#domain/mileage/form.ts';
import { formatDistance } from '#domain/units/words.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { useCheck } from '#web/ui/use-check.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';

const nothingElse = { cost: null, currency: '' };

/** D109. @param estimate about what it may be by now, in km */
export function MileageDialog(props: { car: Car; estimate: number | null; onClose: () => void }) {
  const { car, estimate, onClose } = props;
  const words = useCarWords(car.id);
  const { t } = words;
  const [mileage, setMileage] = useState('');
  const { errors, check } = useCheck({ mileage }, () => typedReading);
  const { save, conflict, isPending } = useEdit('cars.edit');
  const today = deviceDay();
  const danger = dangerOf(car.health);
  const doubts = useDoubts(car.id, { source: 'car', sourceId: null });
  const hint = useMileageHint(car.id, mileage, { source: 'car', sourceId: null, date: today });

  const submit = async (element: HTMLFormElement) => {
    const checked = await check(element);
    if (!checked.success) return;
    const entry = { ...nothingElse, date: today, mileage: checked.data.mileage };
    if (!(await doubts.accept(entry, {}, element))) return;
    try {
      // The same number again is a reading of today.
      await save({ carId: car.id, today }, car, checked.data, ['mileage']);
      showToast({ title: t('Mileage saved') });
      onClose();
    } catch (error) {
      console.warn('The mileage could not be saved', error);
      showError(t, 'Could not save. Please try again.');
    }
  };

  return (
    <SheetForm
      title={t('What does the odometer say?')}
      description={carName(car)}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {danger && <AdviceBadge advice={danger.advice} className="self-start" />}
      <DistanceField
        ref={focusOnMount}
        label="mileage"
        unit={car.distanceUnit}
        name="mileage"
        value={mileage}
        placeholder={estimate}
        hint={
          estimate === null
            ? undefined
            : t('Probably about {km} by now', { km: formatDistance(estimate, words) })
        }
        error={errorText(t, errors.mileage)}
        onChange={({ target }) => setMileage(target.value)}
      />
      <InputWarning>{hint}</InputWarning>
      <DoubtDialog asked={doubts.asked} units={car} />
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
