import { useState } from 'react';
import { mileageLimitForm, mileageLimitFormValues } from '#domain/cars/owning-form.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CarSheet } from './car-sheet.tsx';

export function LimitSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t } = useWords();
  const [values, setValues] = useState(() => mileageLimitFormValues(car.mileageLimit));
  return (
    <CarSheet
      title={t('Mileage limit')}
      description={t('From a lease or an insurance policy. Clear all fields to remove the limit.')}
      car={car}
      field="mileageLimit"
      schema={mileageLimitForm}
      values={values}
      onChange={setValues}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FieldPairs>
            <TextField label={t('First day')} type="date" {...field('from')} />
            <TextField label={t('Last day')} type="date" {...field('to')} />
          </FieldPairs>
          <DistanceField label="atStart" unit={car.distanceUnit} {...field('startKm')} />
          <DistanceField label="allowed" unit={car.distanceUnit} {...field('km')} />
        </>
      )}
    </CarSheet>
  );
}
