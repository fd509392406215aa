import { useId } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type ScopeProps<Scope extends string> = {
  title: Phrase;
  names: Readonly<Record<Scope, Phrase>>;
  options: readonly Scope[];
  chosen: readonly Scope[];
  error: string | undefined;
  onChange: (scopes: readonly Scope[]) => void;
};

export function ScopeChoice<Scope extends string>(props: ScopeProps<Scope>) {
  const { title, names, options, chosen, error, onChange } = props;
  const { t } = useWords();
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="flex flex-col">
      <legend className="font-medium">{t(title)}</legend>
      {options.map((scope) => (
        <Checkbox
          key={scope}
          label={t(names[scope])}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type CarProps = {
  /** Null for all cars. */
  chosen: readonly Id[] | null;
  error: string | undefined;
  onChange: (carIds: readonly Id[] | null) => void;
};

/** Nothing where there is nothing to choose. */
export function CarChoice({ chosen, error, onChange }: CarProps) {
  const { t } = useWords();
  const id = useId();
  const cars = useGarage().data?.cars ?? [];
  if (cars.length < 2) return null;
  return (
    <fieldset aria-describedby={id} className="flex flex-col">
      <legend className="font-medium">{t('For which cars')}</legend>
      <Checkbox
        label={t('All cars, including later ones')}
        checked={chosen === null}
        onChange={({ target }) => onChange(target.checked ? null : [])}
      />
      {chosen !== null &&
        cars.map((car) => (
          <Checkbox
            key={car.id}
            label={carName(car)}
            checked={chosen.includes(car.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, car.id] : chosen.filter((one) => one !== car.id))
            }
          />
        ))}
      <FieldError id={id} error={error} />
    </fieldset>
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
