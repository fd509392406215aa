import { useEffect, useState } from 'react';
import { classes } from './classes.ts';

/** The shape of what is coming; give it the size of the real thing, so that nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classes('bg-sunken animate-pulse-soft rounded-card', className ?? 'h-24')}
  />
);

/** Shows its children only when the wait is longer than 150 ms; a shorter one would only flicker. */
export function AfterMoment({ children, label }: { children: React.ReactNode; label: string }) {
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
