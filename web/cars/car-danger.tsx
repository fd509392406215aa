import type { Car } from '#domain/cars/schema.ts';
import { withUnits } from '#domain/units/words.ts';
import { carStatus, dangerOf } from '#domain/status/status-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { statusLooks } from '#web/ui/status-words.tsx';
import { StatusVerdict } from './car-status.tsx';

type Props = { car: Car; className?: string };

/** The worst advice of a car's open problems; a tap opens the problem. Absent when none warns. */
export function CarDanger({ car, className }: Props) {
  const words = withUnits(useWords(), car);
  const danger = dangerOf(car.health);
  const [line] = danger ? carStatus(car, null, deviceDay(), words) : [];
  if (!danger || !line) return null;
  return (
    <div
      data-danger={danger.advice}
      className={classes('rounded-card border', 'border-current', statusLooks[line.level].box, className)}
    >
      <StatusVerdict carId={car.id} line={line} />
    </div>
  );
}
