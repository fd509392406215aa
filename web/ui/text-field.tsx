import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses, countOf, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts & ComponentProps<'input'>;

export const TextField = ({ label, hint, error, note, id, className, ...rest }: Props) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    id={id}
    className={className}
    count={countOf(rest.value, rest.maxLength)}
  >
    {(control) => (
      <input
        type="text"
        className={classes(controlClasses, rest.type === 'number' && 'tabular')}
        {...rest}
        {...control}
      />
    )}
  </Field>
);
