import type { ReactNode } from 'react';

/** Between two ways of doing the same. */
export const Or = ({ children }: { children: ReactNode }) => (
  <p className="text-muted before:bg-line after:bg-line my-3 flex items-center gap-3 text-sm before:h-px before:grow after:h-px after:grow">
    {children}
  </p>
);
