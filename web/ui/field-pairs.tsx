import type { ReactNode } from 'react';

/** Fields in two columns, inputs aligned; in one where a date would be cut. */
export const FieldPairs = ({ children }: { children: ReactNode }) => (
  <div className="-mb-1.5 grid min-[21rem]:grid-cols-2 items-start gap-x-4 gap-y-1.5 *:row-span-3 *:grid *:grid-rows-subgrid *:not-last:mb-1 [&_label]:self-end">
    {children}
  </div>
);
