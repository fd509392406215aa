import {
  Archive,
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  OctagonX,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusLevel, StatusLine } from '#domain/status/status-rules.ts';
import { classes } from './classes.ts';

const icons: Record<StatusLine['kind'], typeof Wrench> = {
  stop: OctagonX,
  overdue: CalendarX,
  check: Wrench,
  soon: CalendarClock,
  problems: CircleAlert,
  outOfUse: Archive,
  unknown: CircleDashed,
  fine: CircleCheck,
};

/** Of each level its colors, the same on every screen. */
export const statusLooks: Record<StatusLevel, { text: string; box: string }> = {
  danger: { text: 'text-danger', box: 'bg-danger-soft text-danger' },
  bad: { text: 'text-open', box: 'bg-open-soft text-open' },
  warning: { text: 'text-progress', box: 'bg-progress-soft text-progress' },
  note: { text: 'text-partial', box: 'bg-partial-soft text-partial' },
  quiet: { text: 'text-muted', box: 'bg-sunken text-muted' },
  good: { text: 'text-resolved', box: 'bg-resolved-soft text-resolved' },
};

export function StatusIcon({ line, className }: { line: StatusLine; className: string }) {
  const Icon = icons[line.kind];
  return <Icon aria-hidden="true" strokeWidth={1.75} className={classes('shrink-0', className)} />;
}

type Props = { line: StatusLine; isReasonSilent?: boolean; /** The next step. */ children?: ReactNode };

/** What is to be said, why, and what to do about it. */
export function StatusWords({ line, isReasonSilent = false, children }: Props) {
  const { sentence, reason } = line;
  return (
    <>
      <StatusIcon line={line} className="size-7" />
      <span className="wide:flex min-w-0 grow items-center gap-3">
        <span className="block min-w-0 grow">
          <strong className="block text-lg leading-tight font-semibold wrap-anywhere">{sentence}</strong>
          {reason && (
            <span className={classes('text-text line-clamp-2 text-sm', isReasonSilent && 'sr-only')}>
              {reason}
            </span>
          )}
        </span>
        {children && (
          <span className="[@media(height<38rem)]:max-wide:sr-only no-print block shrink-0 text-sm font-medium">
            {children}
          </span>
        )}
      </span>
    </>
  );
}

/** How danger stands in the page, for whoever looks for it. */
export const dangerOfLine = ({ kind }: StatusLine) =>
  kind === 'stop' ? 'stop_driving' : kind === 'check' ? 'soon' : undefined;
