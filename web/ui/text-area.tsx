import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  ComponentProps<'textarea'> & {
    /** A button for its corner, and what that has to say below. */
    aside?: ReactNode;
  };

/** Several lines of text; grows with them where the browser can. */
export const TextArea = ({ label, hint, error, note, id, className, rows = 4, aside, ...rest }: Props) => (
  <Field {...{ label, hint, error, note, id, className }}>
    {(control) => (
      <div className="relative">
        <textarea
          rows={rows}
          // A text area that grows with its content forgets its rows: this many lines and the padding.
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
    )}
  </Field>
);
