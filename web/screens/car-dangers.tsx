import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarStatusLink } from '#web/cars/car-status.tsx';
import { useCarStatus } from './use-car-status.ts';

/** What is bad about each of these cars, the worst first, once above all that is told of them. */
export function CarDangers({ cars }: { cars: readonly Car[] }) {
  const status = useCarStatus();
  const told = cars
    .flatMap((car) => {
      const [line] = status(car);
      return line?.level === 'danger' || line?.level === 'bad' || line?.kind === 'check'
        ? [{ car, line }]
        : [];
    })
    .toSorted((a, b) => a.line.rank - b.line.rank);
  return (
    told.length > 0 && (
      <ul className="flex flex-wrap gap-x-4">
        {told.map(({ car, line }) => (
          <li key={car.id} className="min-w-0">
            <CarStatusLink carId={car.id} line={line} name={carName(car)} />
          </li>
        ))}
      </ul>
    )
  );
}
