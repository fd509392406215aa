import { useEffect, useRef } from 'react';
import { carName, carsToChoose } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { CarPhoto } from './car-photo.tsx';

type Props = { cars: readonly Car[]; carId: Id; label: string; onChange: (carId: Id) => void };

export function CarPicker({ cars, carId, label, onChange }: Props) {
  const chosen = useRef<HTMLLabelElement>(null);
  const offered = carsToChoose(cars, carId);
  // Not scrollIntoView, which would scroll the page as well.
  useEffect(() => {
    const card = chosen.current;
    const row = card?.parentElement;
    if (!row) return;
    // Called at once, and again when a phone is turned.
    const sizes = new ResizeObserver(() => {
      row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
    });
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [carId, offered.length]);
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {/* Relative, as the hidden radio buttons would otherwise lie outside of it and widen the page. */}
      <div className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1">
        {offered.map((car) => (
          <label
            key={car.id}
            ref={car.id === carId ? chosen : undefined}
            className="border-line-strong bg-surface relative has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-focus rounded-card w-36 shrink-0 snap-start overflow-hidden border has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-3"
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
