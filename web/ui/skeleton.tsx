import { useEffect, useState } from 'react';
import { classes } from './classes.ts';

/** Give it the size of the content, to avoid a layout shift. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classes('no-print bg-sunken animate-pulse-soft rounded-card', className ?? 'h-24')}
  />
);

/** Renders its children after 150 ms, to avoid flicker. */
export function DelayedSkeleton({ children, label }: { children: React.ReactNode; label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {shown && children}
    </div>
  );
}
