import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

type Option = { value: string; label: string; disabled?: boolean };
type Props = FieldTexts & ComponentProps<'select'> & { options: readonly Option[] };

/** A native select: best on phones and for screen readers. */
export const Select = ({ label, hint, error, note, id, className, options, ...rest }: Props) => (
  <Field label={label} hint={hint} error={error} note={note} id={id} className={className}>
    {(control) => (
      <div className="relative">
        <select
          className={classes(controlClasses, 'appearance-none pr-10 text-ellipsis')}
          {...rest}
          {...control}
        >
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="text-muted pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </div>
    )}
  </Field>
);
