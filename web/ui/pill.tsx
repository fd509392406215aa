import type { ReactNode } from 'react';

export const Pill = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <span className="border-line-strong text-text inline-flex items-center gap-1 rounded-pill border px-2.5 py-0.5 text-sm [&>svg]:size-3.5">
    {icon}
    {children}
  </span>
);
