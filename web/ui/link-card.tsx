import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type Props = { to: string; Icon: LucideIcon; hasArrow?: boolean; children: ReactNode };

/** A fact in one line that leads to its page. */
export const LinkCard = ({ to, Icon, hasArrow = true, children }: Props) => (
  <Link
    to={to}
    className="bg-surface border-line shadow-card hover:bg-sunken rounded-card flex min-h-16 items-center gap-3 border px-4 py-2.5 transition-colors duration-150"
  >
    <Icon aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
    {children}
    {hasArrow && (
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
    )}
  </Link>
);
