import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarPhoto } from './car-photo.tsx';

type Props = { cars: readonly Car[]; carId: Id; label: string; onChange: (carId: Id) => void };

export function CarPicker({ cars, carId, label, onChange }: Props) {
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1">
        {cars.map((car) => (
          <label
            key={car.id}
            className="border-line-strong bg-surface has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-focus rounded-card w-36 shrink-0 snap-start overflow-hidden border has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-3"
          >
            {/* Controlled: the choice shows only once it is confirmed. */}
            <input
              type="radio"
              name="repaired-car"
              className="sr-only"
              checked={car.id === carId}
              onChange={() => onChange(car.id)}
            />
            <CarPhoto car={car} className="h-20 w-full" />
            <span className="block truncate px-3 py-2 text-sm font-medium">{carName(car)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
