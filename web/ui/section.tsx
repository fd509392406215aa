import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Card } from './card.tsx';

export function Section({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 px-1 text-base font-semibold">
        {title}
      </h2>
      <Card className={classes('flex flex-col', className)}>{children}</Card>
    </section>
  );
}
