import { ArrowLeft } from 'lucide-react';
import { classes } from './classes.ts';
import { Link } from './link.tsx';

export const BackLink = ({ to, label, className }: { to: string; label: string; className?: string }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className={classes('hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-pill', className)}
  >
    <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-6" />
  </Link>
);
