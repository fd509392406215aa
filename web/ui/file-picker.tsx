import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  label: string;
  hint?: string;
  icon: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
};

export function FilePicker({ label, hint, icon, accept, multiple, disabled, onFiles, className }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        'border-line-strong bg-surface has-focus-visible:outline-focus flex min-h-14 items-center gap-3 rounded-card border border-dashed px-4 py-3 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        disabled ? 'opacity-55' : 'hover:bg-sunken',
        className,
      )}
    >
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again after removing it.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span aria-hidden="true" className="text-accent [&>svg]:size-6">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-muted block text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
