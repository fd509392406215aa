import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { dangerOf } from '#domain/cars/danger-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { AdviceHeadline, adviceLooks } from '#web/ui/advice.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';

type Props = {
  car: Car;
  steps?: ReactNode;
  /** The title of the problem is shown elsewhere. */
  untitled?: boolean;
  className?: string;
};

/** The worst advice of a car's open problems; a tap opens the problem. Absent when none warns. */
export function CarDanger({ car, steps, untitled = false, className }: Props) {
  const danger = dangerOf(car.health);
  if (!danger) return null;
  const { advice, issueId, title } = danger;
  return (
    <div
      data-danger={advice}
      className={classes('rounded-card border', adviceLooks[advice].colours, className)}
    >
      <Link
        to={href('symptomSummary', { carId: car.id, issueId })}
        className="rounded-card flex items-center gap-3 p-3"
      >
        <AdviceHeadline advice={advice} title={title} untitled={untitled} />
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      </Link>
      {steps && advice === 'stop_driving' && <div className="px-3 pb-3">{steps}</div>}
    </div>
  );
}
