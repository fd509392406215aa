import { useState } from 'react';
import { dangerOf } from '#domain/status/status-rules.ts';
import { carName, carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { typedReading } from '#domain/mileage/form.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { Select } from '#web/ui/select.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useMileageGuess } from '#web/platform/forms/use-mileage-guess.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';

const nothingElse = { cost: null, currency: '' };

type Props = {
  car: Car;
  onClose: () => void;
};

export function MileageDialog({ car: opened, onClose }: Props) {
  const cars = useGarage().data?.cars ?? [];
  const [carId, choose] = useState(opened.id);
  const car = cars.find(({ id }) => id === carId) ?? opened;
  const estimate = useMileageGuess(car.id);
  const choices = carsToChoose(cars, car.id);
  const hasChoice = choices.length > 1;
  const words = useCarWords(car.id);
  const { t } = words;
  const form = useSchemaForm(typedReading, { mileage: '' });
  const { save, conflict } = useEdit('cars.edit');
  const today = deviceDay();
  const danger = dangerOf(car.health);
  const doubts = useDoubts(car.id, { source: 'car', sourceId: null });
  const hint = useMileageHint(car.id, form.values.mileage, { source: 'car', sourceId: null, date: today });

  const submit = form.submit(async (reading, element) => {
    const entry = { ...nothingElse, date: today, mileage: reading.mileage };
    if (!(await doubts.accept(entry, {}, element))) return;
    // The same number again is a reading of today.
    await save({ carId: car.id, today }, car, reading, ['mileage']);
    showToast({ title: t('Mileage saved') });
    onClose();
  });

  return (
    <SheetForm
      title={t('What does the odometer say?')}
      description={hasChoice ? undefined : carName(car)}
      busy={form.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {hasChoice && (
        <Select
          label={t('Car')}
          value={car.id}
          options={choices.map((one) => ({ value: one.id, label: carName(one) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {danger && <AdviceBadge advice={danger.advice} className="self-start" />}
      <DistanceField
        ref={focusOnMount}
        label="mileage"
        unit={car.distanceUnit}
        {...form.field('mileage')}
        placeholder={estimate}
        hint={
          estimate === null
            ? undefined
            : t('Probably about {km} by now', { km: formatDistance(estimate, words) })
        }
      />
      <InputWarning>{hint}</InputWarning>
      <DoubtDialog question={doubts.question} units={car} onCar={choose} />
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
