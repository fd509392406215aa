import { useEffect, useState, type ReactNode } from 'react';
import type { CarFormValues } from '#domain/cars/form-values.ts';
import type { Car, FuelType, Transmission } from '#domain/cars/schema.ts';
import { fuelNames, transmissionNames } from '#domain/cars/spec-names.ts';
import { vinHint } from '#domain/cars/vin-rules.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { consumptionUnitNames, distanceUnitNames, volumeUnitNames } from '#domain/units/unit-names.ts';
import { withUnitOf } from '#domain/units/typed.ts';
import {
  CONSUMPTION_UNITS,
  DISTANCE_UNITS,
  VOLUME_UNITS,
  type DistanceUnit,
  type Units,
} from '#domain/units/units.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { Suggestions } from '#web/ui/suggestions.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  values: CarFormValues & Units;
  errors: FormErrors<CarFormValues>;
  onChange: (to: Partial<CarFormValues>) => void;
  /** The car as it was when the form was opened: its values are always among the options. */
  car?: Car;
  mileageHint?: string | undefined;
  photo: ReactNode;
};

const SHORT_TRANSMISSIONS: readonly Transmission[] = ['manual', 'automatic'];
const SHORT_FUELS: readonly FuelType[] = ['gasoline', 'diesel', 'electric', 'hybrid'];

const vinHints: Record<NonNullable<ReturnType<typeof vinHint>>, Phrase> = {
  length: 'A VIN usually has 17 characters',
  letters: 'A VIN has only digits and letters, never I, O or Q',
  'check-digit': 'The check digit does not match. Please compare the VIN with the registration certificate.',
};

export function CarFields({ values, errors, onChange, car, mileageHint, photo }: Props) {
  const { t } = useWords();
  const { makes, modelsOf } = useSuggestions();
  const { distanceUnit } = values;
  // Keep a number typed into this form and change only its unit; a stored one is converted.
  const inUnit = (name: 'mileage' | 'yearlyKm', unit: DistanceUnit) => {
    const typed = values[name] ?? '';
    return typed === String(car?.[name] ?? '') ? {} : { [name]: withUnitOf(typed, unit) };
  };
  const chooseDistance = (unit: DistanceUnit) =>
    onChange({
      distanceUnit: unit,
      ...inUnit('mileage', unit),
      ...inUnit('yearlyKm', unit),
    });
  const field = useFields(values, errors, onChange);
  const options = <Name extends string>(
    short: readonly Name[],
    present: Name | null | undefined,
    names: Record<Name, Phrase>,
  ) => [
    { value: '', label: t('(Select)') },
    ...[...new Set(present ? [...short, present] : short)].map((value) => ({
      value,
      label: t(names[value]),
    })),
  ];
  const vinProblem = vinHint(values.vin);
  return (
    <div className="flex flex-col gap-4">
      {photo}
      <TextField
        label={t('Brand')}
        {...field('brand')}
        maxLength={limits.shortText}
        autoComplete="off"
        list="car-makes"
      />
      <TextField
        label={t('Model')}
        {...field('model')}
        maxLength={limits.shortText}
        autoComplete="off"
        list="car-models"
      />
      <Suggestions id="car-makes" texts={makes} />
      <Suggestions id="car-models" texts={modelsOf(values.brand)} />
      <FieldPairs>
        <TextField
          label={t('Year')}
          {...field('year')}
          type="number"
          inputMode="numeric"
          min={limits.yearMin}
          max={new Date().getFullYear()}
        />
        <DistanceField label="mileage" unit={distanceUnit} {...field('mileage')} />
      </FieldPairs>
      <InputWarning>{mileageHint}</InputWarning>
      <TextField label={t('Nickname')} {...field('nickname')} maxLength={limits.shortText} />
      <TextField
        label={t('License plate')}
        {...field('licensePlate')}
        maxLength={limits.shortText}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        label={t('VIN')}
        hint={vinProblem ? t(vinHints[vinProblem]) : undefined}
        {...field('vin')}
        maxLength={limits.shortText}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <FieldPairs>
        <Select
          label={t('Transmission')}
          {...field('transmission')}
          options={options(SHORT_TRANSMISSIONS, car?.transmission, transmissionNames)}
        />
        <Select
          label={t('Fuel type')}
          {...field('fuelType')}
          options={options(SHORT_FUELS, car?.fuelType, fuelNames)}
        />
      </FieldPairs>
      {(values.fuelType === 'electric' || values.fuelType === 'hybrid') && (
        <TextField
          label={t('Battery capacity (kWh)')}
          inputMode="decimal"
          className="tabular"
          {...field('batteryCapacity')}
        />
      )}
      <DistanceField
        label="inAYear"
        unit={distanceUnit}
        hint={t('For reminders, while there are few mileage readings')}
        {...field('yearlyKm')}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">{t('Units')}</legend>
        <FieldPairs>
          <Select
            label={t('Distances')}
            {...field('distanceUnit')}
            onChange={({ target }) => chooseDistance(target.value as DistanceUnit)}
            options={DISTANCE_UNITS.map((unit) => ({ value: unit, label: t(distanceUnitNames[unit]) }))}
          />
          <Select
            label={t('Fuel amounts')}
            {...field('volumeUnit')}
            options={VOLUME_UNITS.map((unit) => ({ value: unit, label: t(volumeUnitNames[unit]) }))}
          />
        </FieldPairs>
        <Select
          label={t('Consumption')}
          {...field('consumptionUnit')}
          options={CONSUMPTION_UNITS.map((unit) => ({ value: unit, label: t(consumptionUnitNames[unit]) }))}
        />
      </fieldset>
    </div>
  );
}

/** Loaded lazily when a form opens; typing works without them. */
function useSuggestions() {
  const [models, setModels] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  useEffect(() => {
    import('./makes-and-models.ts').then(
      ({ makesAndModels }) => setModels(makesAndModels),
      (error: unknown) => console.warn('The list of makes could not be fetched', error),
    );
  }, []);
  const matchingMake = (make: string) =>
    [...models.keys()].find((candidate) => candidate.toLowerCase() === make.trim().toLowerCase());
  return {
    makes: [...models.keys()],
    modelsOf: (make: string) => models.get(matchingMake(make) ?? '') ?? [],
  };
}
