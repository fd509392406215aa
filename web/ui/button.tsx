import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  /** At most one `primary` per screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'small';
  wide?: boolean;
  icon?: ReactNode;
};

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-text hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-danger text-danger bg-surface hover:bg-danger-soft',
};

export const buttonClasses = ({ variant = 'primary', size = 'normal', wide }: ButtonLook, extra?: string) =>
  classes(
    'no-print inline-flex items-center justify-center gap-2 rounded-pill text-center font-semibold [&>svg]:shrink-0 transition-colors duration-150 ease-calm',
    'disabled:opacity-55 aria-disabled:opacity-55',
    size === 'normal' ? 'min-h-12 px-5 py-2.5 text-base' : 'min-h-11 px-4 py-2 text-sm',
    wide && 'w-full',
    variants[variant],
    extra,
  );

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks, but keeps the focus. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      // A disabled button would lose the keyboard focus.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Pressing Enter in a field of the form also clicks it.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(
        { ...(variant && { variant }), ...(size && { size }), wide: wide ?? false },
        className,
      )}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
