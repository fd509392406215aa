import { CircleCheck, OctagonX, Wrench } from 'lucide-react';
import type { DrivingAdvice as Advice } from '#domain/assessment/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language.ts';
import { classes } from '#web/ui/classes.ts';

const looks: Record<Advice, { phrase: Phrase; Icon: typeof Wrench; colours: string }> = {
  stop_driving: {
    phrase: 'Do not drive',
    Icon: OctagonX,
    colours: 'border-danger bg-danger-soft text-danger',
  },
  soon: {
    phrase: 'Have it checked soon',
    Icon: Wrench,
    colours: 'border-progress bg-progress-soft text-progress',
  },
  can_wait: {
    phrase: 'It can wait',
    Icon: CircleCheck,
    colours: 'border-resolved bg-resolved-soft text-resolved',
  },
};

/** Whether to drive on, before everything else: it is the one thing that may hurt someone. */
export function DrivingAdvice({ advice, reason }: { advice: Advice; reason: string }) {
  const { t } = useWords();
  const { phrase, Icon, colours } = looks[advice];
  return (
    <div
      role={advice === 'stop_driving' ? 'alert' : undefined}
      className={classes('rounded-card flex gap-3 border p-4', colours)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t(phrase)}</p>
        {reason && <p className="text-text mt-0.5 text-sm">{reason}</p>}
      </div>
    </div>
  );
}
