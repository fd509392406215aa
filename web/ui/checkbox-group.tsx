import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field.tsx';

type Props<Value extends string> = {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: readonly Value[]) => void;
  /** Above the options. */
  children?: ReactNode;
};

/** Any of the options. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { title, options, chosen, error, onChange, children } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="flex flex-col">
      <legend className="font-medium">{title}</legend>
      {children}
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
