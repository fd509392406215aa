import type { ReactNode } from 'react';
import type { FirstCarFormValues } from '#domain/cars/form-values.ts';
import { fuelNames, transmissionNames } from '#domain/cars/spec-names.ts';
import { consumptionUnitNames, distanceUnitNames, volumeUnitNames } from '#domain/units/unit-names.ts';
import { DISTANCE_UNITS, type Units } from '#domain/units/units.ts';
import { distanceLabels } from '#domain/units/words.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const TRANSMISSIONS = ['automatic', 'manual', 'cvt', 'other'] as const;
const FUELS = ['gasoline', 'diesel', 'electric', 'hybrid', 'other'] as const;

type Props = {
  field: (name: keyof FirstCarFormValues) => TextProps;
  units: Units;
  photo: ReactNode;
  hasPhoto: boolean;
  currency: ReactNode;
};

/** What is needed; the rest is folded. */
export function FirstCarFields({ field, units, photo, hasPhoto, currency }: Props) {
  const { t } = useWords();
  const none = { value: '', label: t('(Select)') };
  const number = { inputMode: 'numeric', className: 'tabular' } as const;
  const rest = (['licensePlate', 'vin', 'transmission', 'fuelType', 'engineType'] as const).map(field);
  return (
    <>
      <TextField label={t('Make')} autoComplete="off" {...field('make')} />
      <TextField label={t('Model')} autoComplete="off" {...field('model')} />
      <FieldPairs>
        <TextField
          label={t('Year')}
          maxLength={4}
          hint={
            field('year').value === deviceDay().slice(0, 4) ? t('Change it if the car is older') : undefined
          }
          {...number}
          {...field('year')}
        />
        <TextField label={t('Nickname')} autoComplete="off" {...field('nickname')} />
      </FieldPairs>
      <FieldPairs>
        <TextField label={t(distanceLabels.mileage[units.distanceUnit])} {...number} {...field('mileage')} />
        <Select
          label={t('Distances')}
          hint={`${t(volumeUnitNames[units.volumeUnit])} · ${t(consumptionUnitNames[units.consumptionUnit])}`}
          {...field('distanceUnit')}
          options={DISTANCE_UNITS.map((one) => ({ value: one, label: t(distanceUnitNames[one]) }))}
        />
      </FieldPairs>
      <div className="mt-2 flex flex-wrap gap-3">
        <Disclosure
          label={t('More about the car (optional)')}
          isOpen={hasPhoto || rest.some(({ value }) => value !== '')}
          isNeeded={rest.some(({ error }) => error !== undefined)}
        >
          <div className="flex flex-col gap-4">
            {photo}
            <TextField
              label={t('License plate')}
              autoComplete="off"
              autoCapitalize="characters"
              {...field('licensePlate')}
            />
            <TextField
              label={t('VIN')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...field('vin')}
            />
            <Select
              label={t('Transmission')}
              {...field('transmission')}
              options={[
                none,
                ...TRANSMISSIONS.map((value) => ({ value, label: t(transmissionNames[value]) })),
              ]}
            />
            <Select
              label={t('Fuel type')}
              {...field('fuelType')}
              options={[none, ...FUELS.map((value) => ({ value, label: t(fuelNames[value]) }))]}
            />
            <TextField label={t('Engine type or modification')} {...field('engineType')} />
            {currency}
          </div>
        </Disclosure>
      </div>
    </>
  );
}
