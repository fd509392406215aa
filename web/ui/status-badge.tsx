import { CircleAlert, CircleCheck, CircleDotDashed, Wrench } from 'lucide-react';
import type { StatusColour } from '#domain/issues/rules.ts';
import { classes } from './classes.ts';

type StatusTone = 'open' | 'progress' | 'partial' | 'resolved';

export const statusTones: Record<StatusColour, StatusTone> = {
  red: 'open',
  yellow: 'progress',
  blue: 'partial',
  green: 'resolved',
};

const looks = {
  open: { Icon: CircleAlert, colours: 'bg-open-soft text-open' },
  progress: { Icon: Wrench, colours: 'bg-progress-soft text-progress' },
  partial: { Icon: CircleDotDashed, colours: 'bg-partial-soft text-partial' },
  resolved: { Icon: CircleCheck, colours: 'bg-resolved-soft text-resolved' },
};

/** Icon and text, never colour alone. */
export function StatusBadge({
  tone,
  label,
  className,
}: {
  tone: StatusTone;
  label: string;
  className?: string;
}) {
  const { Icon, colours } = looks[tone];
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-1 text-sm font-medium',
        colours,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {label}
    </span>
  );
}
