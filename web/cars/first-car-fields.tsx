import type { FirstCarFormValues } from '#domain/cars/form-values.ts';
import { distanceUnitNames } from '#domain/units/unit-names.ts';
import { DISTANCE_UNITS, type DistanceUnit } from '#domain/units/units.ts';
import { distanceLabels } from '#domain/units/words.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { field: (name: keyof FirstCarFormValues) => TextProps; unit: DistanceUnit };

export function FirstCarFields({ field, unit }: Props) {
  const { t } = useWords();
  const optional = { note: t('(optional)') };
  const number = { inputMode: 'numeric', className: 'tabular' } as const;
  return (
    <>
      <TextField label={t('Nickname')} {...field('nickname')} />
      <TextField label={t('Make')} {...field('make')} />
      <TextField label={t('Model')} {...field('model')} />
      <TextField label={t('Year')} maxLength={4} {...number} {...field('year')} />
      <TextField
        label={t('License plate')}
        autoCapitalize="characters"
        {...optional}
        {...field('licensePlate')}
      />
      <TextField
        label={t('VIN')}
        autoCapitalize="characters"
        spellCheck={false}
        {...optional}
        {...field('vin')}
      />
      <TextField label={t(distanceLabels.mileage[unit])} {...number} {...optional} {...field('mileage')} />
      <Select
        label={t('Distances')}
        {...field('distanceUnit')}
        options={DISTANCE_UNITS.map((one) => ({ value: one, label: t(distanceUnitNames[one]) }))}
      />
      <Select
        label={t('Transmission')}
        {...optional}
        {...field('transmission')}
        options={[
          { value: '', label: t('(Select)') },
          { value: 'automatic', label: t('Automatic') },
          { value: 'manual', label: t('Manual') },
          { value: 'cvt', label: t('CVT') },
          { value: 'other', label: t('Other@transmission') },
        ]}
      />
      <Select
        label={t('Fuel type')}
        {...optional}
        {...field('fuelType')}
        options={[
          { value: '', label: t('(Select)') },
          { value: 'gasoline', label: t('Gasoline') },
          { value: 'diesel', label: t('Diesel') },
          { value: 'electric', label: t('Electric') },
          { value: 'hybrid', label: t('Hybrid') },
          { value: 'other', label: t('Other@fuel') },
        ]}
      />
      <TextField label={t('Engine type or modification')} {...optional} {...field('engineType')} />
    </>
  );
}
