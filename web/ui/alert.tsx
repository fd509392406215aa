import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = { title?: ReactNode; children?: ReactNode; tone?: 'danger' | 'info'; className?: string };

/** An inline message; screen readers announce it as soon as it appears. */
export function Alert({ title, children, tone = 'danger', className }: Props) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(
        'flex gap-3 rounded-card border p-4',
        tone === 'danger'
          ? 'border-danger bg-danger-soft text-danger'
          : 'border-line-strong bg-accent-soft text-text',
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title && <div className="font-semibold">{title}</div>}
        {children}
      </div>
    </div>
  );
}
