import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Teaches: what will be here, and one button to begin. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
    <div
      aria-hidden="true"
      className="bg-accent-soft text-accent grid size-16 place-items-center rounded-pill [&>svg]:size-8"
    >
      {icon}
    </div>
    <h2 className="text-lg font-semibold text-balance">{title}</h2>
    {children && <div className="text-muted max-w-sm text-balance">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);
