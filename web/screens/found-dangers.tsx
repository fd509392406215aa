import { carName } from '#domain/cars/rules.ts';
import type { SearchGroup } from '#domain/search/schema.ts';
import { CarStatusLink } from '#web/cars/car-status.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useCarStatus } from './use-car-status.ts';

/** What is bad about each car among the results, once above all rows. */
export function FoundDangers({ groups }: { groups: readonly SearchGroup[] }) {
  const found = new Set(groups.flatMap(({ records }) => records.map(({ carId }) => carId)));
  const status = useCarStatus();
  const told = (useGarage().data?.cars ?? []).flatMap((car) => {
    const [line] = found.has(car.id) ? status(car) : [];
    return line?.level === 'danger' || line?.level === 'bad' || line?.kind === 'check' ? [{ car, line }] : [];
  });
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
