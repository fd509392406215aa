import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlClasses, Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = FieldTexts & ComponentProps<'input'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  note,
  id,
  className,
  showLabel,
  hideLabel,
  ...rest
}: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} note={note} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(controlClasses, 'pr-12')}
            {...rest}
            {...control}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={<Icon aria-hidden="true" strokeWidth={1.75} className="text-muted size-5" />}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 right-0.5"
          />
        </div>
      )}
    </Field>
  );
}
