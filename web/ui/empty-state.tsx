import type { ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  isPageHeading?: boolean;
};

export function EmptyState({ icon, title, children, action, isPageHeading }: Props) {
  const Heading = isPageHeading ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <div
        aria-hidden="true"
        className="bg-accent-soft text-accent grid size-16 place-items-center rounded-pill [&>svg]:size-8"
      >
        {icon}
      </div>
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {children && <div className="text-muted max-w-sm text-balance">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
