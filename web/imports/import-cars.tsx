import { carName } from '#domain/cars/rules.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Target, TargetCar } from './targets.ts';

const NEW = 'new';

type Props = {
  targets: readonly Target[];
  cars: readonly TargetCar[];
  onChange: (at: number, to: Partial<Target>) => void;
};

export function ImportCars({ targets, cars, onChange }: Props) {
  const { t } = useWords();
  return (
    <Section title={t('Where the records go')} className="gap-5">
      {targets.map((target, at) => (
        <div key={target.key} className="flex flex-col gap-3">
          <Select
            label={target.name === '' ? t('Records in the files') : target.name}
            hint={
              !target.isNew && (target.purchase || target.outOfUse)
                ? t('Purchase and sale price are imported for a new car only.')
                : undefined
            }
            value={target.isNew ? NEW : target.carId}
            options={[
              ...cars.map((car) => ({ value: car.id, label: carName(car) })),
              { value: NEW, label: t('A new car') },
            ]}
            onChange={({ target: { value } }) =>
              onChange(at, value === NEW ? { isNew: true, carId: newId() } : { isNew: false, carId: value })
            }
          />
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
