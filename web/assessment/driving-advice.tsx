import { CircleCheck, OctagonX, Wrench } from 'lucide-react';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import type { DrivingAdvice as Advice } from '#domain/assessment/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';

const variants: Record<Advice, { Icon: typeof Wrench; colours: string }> = {
  stop_driving: {
    Icon: OctagonX,
    colours: 'border-danger bg-danger-soft text-danger',
  },
  soon: {
    Icon: Wrench,
    colours: 'border-progress bg-progress-soft text-progress',
  },
  can_wait: {
    Icon: CircleCheck,
    colours: 'border-resolved bg-resolved-soft text-resolved',
  },
};

/** Shown first: it concerns safety. */
export function DrivingAdvice({ advice, reason }: { advice: Advice; reason: string }) {
  const { t } = useWords();
  const { Icon, colours } = variants[advice];
  return (
    <div
      role={advice === 'stop_driving' ? 'alert' : undefined}
      className={classes('rounded-card flex gap-3 border p-4', colours)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t(adviceNames[advice])}</p>
        {reason && <p className="text-text mt-0.5 text-sm">{reason}</p>}
      </div>
    </div>
  );
}
