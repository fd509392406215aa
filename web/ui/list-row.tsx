import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type Props = {
  to: string;
  state?: unknown;
  title: ReactNode;
  text?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  onFollow?: () => void;
};

export const ListRow = ({ to, state, title, text, leading, trailing, onFollow }: Props) => (
  <Link
    to={to}
    state={state}
    {...(onFollow && { onClick: onFollow })}
    className="hover:bg-sunken flex min-h-14 items-center gap-3 rounded-card px-4 py-3 transition-colors duration-150"
  >
    {leading}
    <span className="min-w-0 grow">
      <span className="block font-medium">{title}</span>
      {text && <span className="text-muted block text-sm">{text}</span>}
    </span>
    {trailing}
    <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
  </Link>
);
