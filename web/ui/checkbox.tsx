import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export function Checkbox({ label, error, id: given, className, ...rest }: Props) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-5 shrink-0"
          {...rest}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
