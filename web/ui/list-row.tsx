import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** It is what is shown beside the list. */
  isHere?: boolean;
} & ({ to: string; state?: unknown; onFollow?: () => void } | { onOpen: () => void });

const looks =
  'hover:bg-sunken aria-[current=page]:bg-accent-soft flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-3 text-left transition-colors duration-150';

/** Leads to an address, or opens something on the page. */
export function ListRow({ title, text, leading, trailing, isHere = false, ...target }: Props) {
  const contents = (
    <>
      {leading}
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        {text && <span className="text-muted block text-sm">{text}</span>}
      </span>
      {trailing}
      <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted no-print size-5 shrink-0" />
    </>
  );
  if ('onOpen' in target)
    return (
      <button type="button" onClick={target.onOpen} className={looks}>
        {contents}
      </button>
    );
  const { onFollow, ...link } = target;
  return (
    <Link
      {...link}
      {...(onFollow && { onClick: onFollow })}
      {...(isHere && { 'aria-current': 'page' })}
      className={looks}
    >
      {contents}
    </Link>
  );
}
