import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export const ToggleChip = ({
  pressed,
  onToggle,
  children,
}: {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onToggle}
    className="no-print border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-4 text-sm font-medium transition-colors duration-150"
  >
    {pressed && <Check aria-hidden="true" strokeWidth={2.25} className="size-4" />}
    {children}
  </button>
);
