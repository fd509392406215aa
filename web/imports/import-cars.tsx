import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import { skippedPhrases } from '#domain/imports/skipped-words.ts';
import { formatNumber } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OtherCar } from './other-car.tsx';
import { addedBy, type Target, type TargetCar } from './targets.ts';

const NEW = 'new';

type Props = {
  targets: readonly Target[];
  /** With those that waiting imports add. */
  possible: readonly TargetCar[];
  cars: readonly Car[];
  records: readonly ImportedRecord[];
  onChange: (at: number, to: Partial<Target>) => void;
};

export function ImportCars({ targets, possible, cars, records, onChange }: Props) {
  const { t, language } = useWords();
  const hintOf = ({ isNew, purchase, outOfUse, found, carId }: Target) => {
    if (found?.carId === carId) return t('This car already has records from this file.');
    return !isNew && (purchase || outOfUse)
      ? t('The purchase and sale prices are imported only if you choose “A new car”.')
      : undefined;
  };
  const elsewhere = ({ found, carId }: Target) =>
    found && found.carId !== carId ? possible.find(({ id }) => id === found.carId) : undefined;
  const known = ({ found, carId }: Target) =>
    found?.carId === carId ? undefined : cars.find(({ id }) => id === carId);
  const toNew = () => ({ isNew: true, carId: newId() });
  const labelOf = ({ key, name }: Target) =>
    name || t(key === '' && targets.length > 1 ? skippedPhrases['no-car'] : 'Records in the files');
  return (
    <Section title={t('Where the records go')} className="gap-5">
      {targets.map((target, at) => (
        <div key={target.key} className="flex flex-col gap-3">
          <Select
            label={labelOf(target)}
            hint={hintOf(target)}
            value={target.isNew ? NEW : target.carId}
            options={[
              ...(target.carId === '' ? [{ value: '', label: t('Choose a car') }] : []),
              ...possible.map((car) => ({ value: car.id, label: carName(car) })),
              ...addedBy(targets, target).map(({ carId, name }) => ({ value: carId, label: name })),
              { value: NEW, label: t('A new car') },
            ]}
            onChange={({ target: { value } }) =>
              onChange(at, value === NEW ? toNew() : { isNew: false, carId: value })
            }
          />
          {elsewhere(target) && (
            <Alert
              title={t('{car} already has records from this file: {known} of the {n} compared.', {
                car: carName(elsewhere(target)!),
                known: formatNumber(target.found!.known, language),
                n: formatNumber(target.found!.of, language),
              })}
            >
              <Button
                variant="secondary"
                size="small"
                className="mt-3"
                onClick={() => onChange(at, { isNew: false, carId: elsewhere(target)!.id })}
              >
                {t('Add them to {car}', { car: carName(elsewhere(target)!) })}
              </Button>
            </Alert>
          )}
          {known(target) && (
            <OtherCar
              target={target}
              car={known(target)!}
              records={records}
              onNew={() => onChange(at, toNew())}
            />
          )}
          {target.isNew && <NewCar target={target} onChange={(to) => onChange(at, to)} />}
        </div>
      ))}
    </Section>
  );
}

function NewCar({ target, onChange }: { target: Target; onChange: (to: Partial<Target>) => void }) {
  const { t } = useWords();
  const text = (name: 'brand' | 'model' | 'year') => ({
    value: target[name],
    maxLength: limits.shortText,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <FieldPairs>
      <TextField label={t('Brand')} {...text('brand')} />
      <TextField label={t('Model')} {...text('model')} />
      <TextField label={t('Year')} inputMode="numeric" {...text('year')} />
    </FieldPairs>
  );
}
