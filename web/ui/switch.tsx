import { useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-14 items-center justify-between gap-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-muted block text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative h-8 w-13 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer border-line-strong bg-sunken checked:border-accent checked:bg-accent absolute inset-0 appearance-none rounded-pill border transition-colors duration-150 disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="bg-line-strong peer-checked:bg-on-accent pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-pill transition-transform duration-150 ease-calm peer-checked:translate-x-5"
        />
      </span>
    </label>
  );
}
