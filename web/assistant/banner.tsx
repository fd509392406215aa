import { Info } from 'lucide-react';

export const Banner = ({ children }: { children: string }) => (
  <p
    role="status"
    className="bg-accent-soft rounded-card mb-2 flex items-start gap-2 px-3 py-2 text-sm leading-snug"
  >
    <Info aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
    {children}
  </p>
);
