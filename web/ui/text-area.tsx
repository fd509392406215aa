import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlClasses, countOf, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  ComponentProps<'textarea'> & {
    /** A button in the corner, with messages below. */
    aside?: ReactNode;
    /** Between the label and the field. */
    above?: ReactNode;
  };

export const TextArea = ({
  label,
  hint,
  error,
  note,
  id,
  className,
  rows = 4,
  aside,
  above,
  ...rest
}: Props) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    count={countOf(rest.value, rest.maxLength)}
    id={id}
    className={className}
  >
    {(control) => (
      <>
        {above}
        <div className="relative">
          <textarea
            rows={rows}
            // `field-sizing: content` ignores `rows`, so set the height of lines and padding.
            style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
            className={classes(
              controlClasses,
              'field-sizing-content block resize-y',
              aside ? 'pr-12' : undefined,
            )}
            {...rest}
            {...control}
          />
          {aside}
        </div>
      </>
    )}
  </Field>
);
