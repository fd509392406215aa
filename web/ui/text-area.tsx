import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; grows with them where the browser can. */
export const TextArea = ({ label, hint, error, note, id, className, rows = 4, ...rest }: Props) => (
  <Field {...{ label, hint, error, note, id, className }}>
    {(control) => (
      <textarea
        rows={rows}
        // A text area that grows with its content forgets its rows: this many lines and the padding.
        style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
        className={classes(controlClasses, 'field-sizing-content resize-y')}
        {...rest}
        {...control}
      />
    )}
  </Field>
);
