import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode };

/** A round 44 px button with an icon; `label` is its accessible name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'no-print grid size-11 shrink-0 place-items-center rounded-pill text-text transition-colors duration-150 hover:bg-sunken disabled:opacity-55 aria-disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
