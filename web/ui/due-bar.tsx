import type { DueState } from '#domain/reminders/due-rules.ts';
import { classes } from './classes.ts';

const colours: Partial<Record<DueState, string>> = {
  overdue: 'bg-open',
  due: 'bg-open',
  urgent: 'bg-progress',
  soon: 'bg-partial',
};

type Props = {
  state: DueState;
  /** 1 is due, null unknown. */
  progress: number | null;
};

/** Decorative: the text beside it says the same. */
export function DueBar({ state, progress }: Props) {
  if (progress === null) return null;
  return (
    <div aria-hidden="true" className="bg-sunken mt-3 h-1.5 overflow-hidden rounded-pill">
      <div
        className={classes('h-full rounded-pill', colours[state] ?? 'bg-accent')}
        style={{ width: `${Math.min(1, progress) * 100}%` }}
      />
    </div>
  );
}
