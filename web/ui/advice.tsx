import { CircleCheck, CircleHelp, OctagonX, Wrench } from 'lucide-react';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from './classes.ts';

/** Icon, colours and words of each advice, the same on every screen. */
export const adviceLooks: Record<DrivingAdvice, { Icon: typeof Wrench; colours: string; solid: string }> = {
  stop_driving: {
    Icon: OctagonX,
    colours: 'border-danger bg-danger-soft text-danger',
    solid: 'bg-danger text-surface',
  },
  soon: {
    Icon: Wrench,
    colours: 'border-progress bg-progress-soft text-progress',
    solid: 'bg-progress-soft text-progress',
  },
  can_wait: {
    Icon: CircleCheck,
    colours: 'border-resolved bg-resolved-soft text-resolved',
    solid: 'bg-resolved-soft text-resolved',
  },
  unread: {
    Icon: CircleHelp,
    colours: 'border-line-strong bg-sunken text-text',
    solid: 'bg-sunken text-text',
  },
};

export function AdviceBadge({ advice, className }: { advice: DrivingAdvice; className?: string }) {
  const { t } = useWords();
  const { Icon, solid } = adviceLooks[advice];
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1.5 rounded-pill px-2.5 py-1 text-sm font-semibold',
        solid,
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t(adviceNames[advice])}</span>
    </span>
  );
}
