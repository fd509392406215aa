import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';

type CarProps = {
  /** Null for all cars. */
  chosen: readonly Id[] | null;
  error: string | undefined;
  onChange: (carIds: readonly Id[] | null) => void;
};

/** Nothing where there is nothing to choose. */
export function CarChoice({ chosen, error, onChange }: CarProps) {
  const { t } = useWords();
  const cars = useGarage().data?.cars ?? [];
  if (cars.length < 2) return null;
  return (
    <CheckboxGroup
      title={t('For which cars')}
      options={chosen === null ? [] : cars.map((car) => ({ value: car.id, label: carName(car) }))}
      chosen={chosen ?? []}
      error={error}
      onChange={onChange}
    >
      <Checkbox
        label={t('All cars, including later ones')}
        checked={chosen === null}
        onChange={({ target }) => onChange(target.checked ? null : [])}
      />
    </CheckboxGroup>
  );
}

const LIFETIMES = [30, 90, 365] as const;

/** @param withoutEnd whether null, which is no end, can be chosen */
export function LifetimeChoice<Days extends number | null>({
  days,
  withoutEnd,
  onChange,
}: {
  days: Days;
  withoutEnd: null extends Days ? true : false;
  onChange: (days: Days) => void;
}) {
  const { t } = useWords();
  return (
    <Select
      label={t('Valid for')}
      value={days === null ? '' : String(days)}
      options={[
        ...LIFETIMES.map((n) => ({ value: String(n), label: t('{n} days', { n }) })),
        ...(withoutEnd ? [{ value: '', label: t('Until it is deleted') }] : []),
      ]}
      onChange={({ target }) => onChange((target.value === '' ? null : Number(target.value)) as Days)}
    />
  );
}
