import type { ComponentProps } from 'react';
import { distanceField, markedText } from '#domain/units/typed.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { distanceLabels, type DistanceLabel } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'placeholder' | 'onChange'> & {
  label: DistanceLabel;
  unit: DistanceUnit;
  /** Form value, see domain/units/typed.ts. */
  value: string;
  /** In km. */
  placeholder?: number | null | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export function DistanceField({ label, unit, value, placeholder, onChange, ...rest }: Props) {
  const { t } = useWords();
  return (
    <TextField
      label={t(distanceLabels[label][unit])}
      inputMode="numeric"
      className="tabular"
      {...rest}
      value={distanceField(value, unit)}
      placeholder={placeholder == null ? undefined : distanceField(String(placeholder), unit)}
      onChange={({ target }) => onChange({ target: { value: markedText(target.value, unit) } })}
    />
  );
}
