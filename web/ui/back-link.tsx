import { ArrowLeft } from 'lucide-react';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './link.tsx';

type Props = Pick<LinkProps, 'to' | 'onClick' | 'className'> & { label: string };

export const BackLink = ({ to, label, className, onClick }: Props) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    {...(onClick && { onClick })}
    className={classes(
      'no-print hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-pill',
      className,
    )}
  >
    <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-6" />
  </Link>
);
