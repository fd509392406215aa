import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  label: string;
  icon?: ReactNode;
  count?: number;
  /** Initially. */
  isOpen?: boolean;
  /** Opens it, because something inside must be visible. */
  isNeeded?: boolean;
  /** A function is only called while open; hidden elements would still be rendered. */
  children: ReactNode | (() => ReactNode);
};

export function Disclosure({ label, icon, count = 0, isOpen = false, isNeeded = false, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(isOpen);
  if (isNeeded && !open) setOpen(true);
  return (
    // display: contents, so that the button is in the row of its neighbours and the panel below that row.
    <div className="contents">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="no-print border-line-strong bg-surface hover:bg-sunken inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border px-4 text-sm font-medium transition-colors duration-150 [&>svg]:size-4"
      >
        {icon}
        {label}
        {count > 0 && (
          <span className="bg-accent text-on-accent tabular min-w-5 rounded-pill px-1.5 text-center text-xs leading-5">
            {count}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={classes('transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="bg-surface border-line rounded-card w-full border p-4">
        {typeof children === 'function' ? open && children() : children}
      </div>
    </div>
  );
}
