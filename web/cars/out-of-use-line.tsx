import { Archive } from 'lucide-react';
import { outOfUseText } from '#domain/cars/out-of-use-words.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';

/** Absent while the car is in use. */
export function OutOfUseLine({ car, className }: { car: Car; className?: string }) {
  const words = useWords();
  if (!car.outOfUse) return null;
  return (
    <span className={classes('text-muted flex items-center gap-1.5 text-sm font-medium', className)}>
      <Archive aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
      {outOfUseText(car.outOfUse, words)}
    </span>
  );
}
