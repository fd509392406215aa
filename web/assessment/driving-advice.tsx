import type { ReactNode } from 'react';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import type { DrivingAdvice as Advice } from '#domain/assessment/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { adviceLooks } from '#web/ui/advice.tsx';
import { classes } from '#web/ui/classes.ts';

type Props = {
  advice: Advice;
  reason: string;
  /** What to do in the first minute. */
  firstSteps?: readonly string[];
  /** The problem is resolved, so its advice is no longer an alarm. */
  isPast?: boolean;
  /** What can be done about it, in an alarm first: whoever stands at the road calls at once. */
  steps?: ReactNode;
};

/** Shown first: it concerns safety. */
export function DrivingAdvice({ advice, reason, firstSteps = [], isPast = false, steps }: Props) {
  const { t } = useWords();
  const { Icon, colours } = adviceLooks[advice];
  const isAlarm = advice === 'stop_driving' && !isPast;
  const title = t(adviceNames[advice]);
  // Most reasons begin with the advice, which is then shown once.
  const continued = reason.startsWith(title) ? reason.slice(title.length) : null;
  const small = classes('text-sm', !isPast && 'text-text');
  return (
    <div
      role={isAlarm ? 'alert' : undefined}
      className={classes('rounded-card border p-4', isPast ? 'border-line text-muted' : colours)}
    >
      <div className="flex gap-3">
        <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          {isPast && <p className="text-sm">{t('Advice before the problem was resolved')}</p>}
          <p>
            <span className="font-semibold">{title}</span>
            {continued && <span className={small}>{continued}</span>}
          </p>
          {isAlarm && steps && <div className="my-2">{steps}</div>}
          {isAlarm && <FirstSteps steps={firstSteps} />}
          {reason && continued === null && (
            <p className={classes('mt-0.5 whitespace-pre-line', small)}>{reason}</p>
          )}
        </div>
      </div>
      {!isAlarm && steps && <div className="mt-3">{steps}</div>}
    </div>
  );
}

const FirstSteps = ({ steps }: { steps: readonly string[] }) =>
  steps.length > 1 ? (
    <ol className="text-text my-1.5 flex list-decimal flex-col gap-1 pl-5 font-medium">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  ) : (
    steps.map((step) => (
      <p key={step} className="text-text my-1.5 font-medium">
        {step}
      </p>
    ))
  );
